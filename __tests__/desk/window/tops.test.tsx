/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import { act, fireEvent, screen } from "@testing-library/react";
import { useMemo, useState } from "react";
import { contentNow } from "../../../src/desk/core/content-now";
import { useWork } from "../../../src/desk/core/context";
import { useShowPreview } from "../../../src/desk/page/preview";
import { testSite } from "../test-site";
import { polyfillDialogs } from "./dialogs";
import type * as ShowWindow from "./show-window";

jest.doMock("../../../src/desk/page/page-frame", () => ({
  PageFrame: ({ path, day = "hoy" }: { path: string; day?: string }) => (
    <output data-testid="page">{`${path} ${day}`}</output>
  ),
}));
// Loaded after the mock.
const { showWindow } = jest.requireActual<typeof ShowWindow>("./show-window");

polyfillDialogs();
Element.prototype.scrollIntoView = () => undefined;

/** A card that asks for a day to be shown. */
const Card = () => {
  const work = useWork();
  const [isAsked, setAsked] = useState(false);
  const preview = useMemo(
    () =>
      isAsked
        ? { content: contentNow(work), day: "2027-08-14", caption: <b>Así será</b> }
        : undefined,
    [isAsked, work],
  );
  useShowPreview(preview);
  return <button onClick={() => setAsked(!isAsked)}>Ver ese día</button>;
};

const pages = () => screen.queryAllByTestId("page").map(({ textContent }) => textContent);

test("a card shows the tops of the page in every language, until it is left", async () => {
  const { go, press } = await showWindow(undefined, { ...testSite, startCards: [Card] });
  await press("Ver ese día");
  const tops = ["/", "/en/", "/de/"].map((path) => `${path} 2027-08-14`);
  expect(pages()).toEqual([...tops, "/ hoy"]);
  expect(screen.getByText("Así será")).toBeTruthy();
  expect(document.querySelector(".tops")?.hasAttribute("inert")).toBe(true);
  // Another page has the same above it.
  act(
    () =>
      void fireEvent.change(screen.getByRole("combobox"), { target: { value: "/conditions/" } }),
  );
  expect(pages()[2]).toBe("/de/conditions/ 2027-08-14");
  await go("#/rooms");
  expect(pages()).toEqual(["/ hoy"]);
});
