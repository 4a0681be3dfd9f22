/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import { render, waitFor } from "@testing-library/react";
import type { ComponentProps } from "react";
import { GalleryLightbox } from "../../../../src/site/features/gallery/lazy-lightbox";

jest.mock("../../../../src/site/features/gallery/lightbox", () => {
  throw new Error("ChunkLoadError");
});

type Pictures = ComponentProps<typeof GalleryLightbox>["pictures"];

test("without a connection the gallery stays, and the picture can be pressed again", async () => {
  const file = {
    childImageSharp: { gatsbyImageData: { images: { fallback: { src: "/1.jpg" } } } },
  };
  globalThis.fetch = jest.fn().mockRejectedValue(new TypeError("offline"));
  history.replaceState(null, "", "/galeria/#1");
  render(<GalleryLightbox pictures={[{ jsonId: 1, picture: { file } }] as unknown as Pictures} />);
  await waitFor(() => expect(location.hash).toBe(""));
  expect(fetch).toHaveBeenCalledWith("/1.jpg", { method: "HEAD" });
});
