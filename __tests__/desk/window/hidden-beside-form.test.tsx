/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import { act, screen } from "@testing-library/react";
import type { Content } from "../../../src/typed-content/content";
import { isHidden } from "../../../src/typed-content/shown";
import { changeAt } from "../with-desk";
import { es } from "../test-site";
import { polyfillDialogs } from "./dialogs";
import type * as ShowWindow from "./show-window";

jest.doMock("../../../src/desk/page/page-frame", () => ({
  PageFrame: ({ content }: { content: Content }) => (
    <output
      data-testid="page"
      data-hidden={content.entries.filter(({ data }) => isHidden(data)).map(({ file }) => file)}
    />
  ),
}));
// Loaded after the mock.
const { showWindow } = jest.requireActual<typeof ShowWindow>("./show-window");

polyfillDialogs();
Element.prototype.scrollIntoView = () => undefined;

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
