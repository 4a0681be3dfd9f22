/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import { act } from "@testing-library/react";
import { polyfillDialogs } from "./dialogs";
import type * as ShowWindow from "./show-window";

jest.doMock("../../../src/desk/page/page-frame", () => ({
  PageFrame: ({ path }: { path: string }) => <output data-testid="page">{path}</output>,
}));
// Loaded after the mock.
const { settle, showWindow } = jest.requireActual<typeof ShowWindow>("./show-window");

polyfillDialogs();
Element.prototype.scrollIntoView = () => undefined;

test("the page is in the language in which one works, and in the default one with everything else", async () => {
  const { go, press, getByTestId } = await showWindow();
  const after = async (address: string) => {
    await go(address);
    return getByTestId("page").textContent;
  };
  const germanTitle = "#/file/conditions/stay.yaml?field=heading.de";
  expect(await after(germanTitle)).toBe("/de/conditions/");
  expect(await after("#/file/rooms/garden.json")).toBe("/de/");
  expect(await after("#/rooms")).toBe("/");
  expect(await after(germanTitle)).toBe("/de/conditions/");
  expect(await after("#/")).toBe("/conditions/");
  await press("Deutsch DE");
  expect(getByTestId("page").textContent).toBe("/de/conditions/");
  expect(await after("#/history")).toBe("/conditions/");
});

test("beside a page it is said that what is missing in its language is shown in the default one", async () => {
  const { go, desk, press, queryByText } = await showWindow();
  const said = () => queryByText("Lo que falta en alemán se ve aquí en español.");
  await go("#/rooms");
  act(() => desk.change("rooms/garden.json", ["name", "de"], ""));
  await settle();
  expect(queryByText(/^Lo que falta/)).toBeNull();
  await press("Deutsch DE");
  expect(said()).not.toBeNull();
  act(() => desk.undoAll());
  await settle();
  expect(said()).toBeNull();
});
