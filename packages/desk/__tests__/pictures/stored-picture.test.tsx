/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import { fireEvent, waitFor } from "@testing-library/react";
import { PictureImage } from "../../pictures/picture-image";
import { testSnapshot } from "../core/test-snapshot";
import { memoryStore, renderWithDesk } from "../with-desk";

const show = async (picture: Uint8Array<ArrayBuffer> | undefined) => {
  const snapshot = await testSnapshot();
  const file = snapshot.pictures[1]?.file ?? "";
  const asked: string[] = [];
  const store = {
    ...memoryStore(snapshot),
    picture: (name: string) => {
      asked.push(name);
      return Promise.resolve(picture);
    },
  };
  const onLost = jest.fn();
  const { container } = await renderWithDesk(
    <PictureImage address={`/${file}`} onLost={onLost} />,
    { store },
  );
  const image = () => container.querySelector("img") ?? container;
  fireEvent.error(image());
  return { file, asked, onLost, image };
};

test("a picture that the site does not have, since no page shows it, comes from where it is stored", async () => {
  const { file, asked, onLost, image } = await show(new Uint8Array([1, 2, 3]));
  await waitFor(() => expect(image().getAttribute("src")).toMatch(/^data:image\/\w+;base64,AQID$/));
  expect([asked, onLost.mock.calls]).toEqual([[file], []]);
  fireEvent.error(image());
  await waitFor(() => expect(onLost).toHaveBeenCalledTimes(1));
  expect(asked).toEqual([file]);
});
