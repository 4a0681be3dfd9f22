/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import { act, fireEvent, screen } from "@testing-library/react";
import { useMemo, useState } from "react";
import { contentNow } from "../../../src/desk/core/content-now";
import { useWork } from "../../../src/desk/core/context";
import { useShowPreview } from "../../../src/desk/page/preview";
import type { Content } from "../../../src/typed-content/content";
import { isHidden } from "../../../src/typed-content/shown";
import { changeAt } from "../with-desk";
import { es, testSite } from "../test-site";
import { polyfillDialogs } from "./dialogs";
import type * as ShowWindow from "./show-window";

jest.doMock("../../../src/desk/page/page-frame", () => ({
  PageFrame: ({ path, day = "hoy", content }: { path: string; day?: string; content: Content }) => (
    <output
      data-testid="page"
      data-hidden={content.entries.filter(({ data }) => isHidden(data)).map(({ file }) => file)}
    >
      {`${path} ${day}`}
    </output>
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

test("a hidden room is seen as it would be beside its own form, which is said, and nowhere else", async () => {
  const { desk, go } = await showWindow();
  const isSeen = () => !screen.getByTestId("page").dataset.hidden?.includes("garden");
  act(() => changeAt(desk, "rooms/garden.json", ["hidden"], true));
  await go("#/file/rooms/courtyard.json");
  expect([isSeen(), screen.queryByText(es.stage.hidden)]).toEqual([false, null]);
  await go("#/file/rooms/garden.json");
  expect(isSeen()).toBe(true);
  expect(screen.getByText(es.stage.hidden)).toBeTruthy();
});
