/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import { act, fireEvent, screen } from "@testing-library/react";
import { withoutEntry } from "../../../src/desk/entry/removal";
import { es } from "../test-site";
import { changeAt } from "../with-desk";
import { polyfillDialogs } from "./dialogs";
import { settle, showWindow } from "./show-window";

polyfillDialogs();

const GARDEN = "rooms/garden.json";

const press = async (key: string) => {
  fireEvent.keyDown(document.body, { key, ctrlKey: true });
  await settle();
};
const said = () => document.querySelector(".notice--row")?.textContent ?? "";

test("what undo and redo change on another screen is said, with the way to it, until the next change", async () => {
  const { desk, go } = await showWindow();
  act(() => changeAt(desk, GARDEN, ["guests"], 4));
  await go("#/photographs");
  await press("z");
  expect(said()).toMatch(new RegExp(`^${es.notices.undo}.* › Personas 4 → \\d$`));
  expect(screen.getByRole("link", { name: /Personas/ }).getAttribute("href")).toBe(
    `#/file/${GARDEN}?field=guests`,
  );
  await press("y");
  expect(said()).toMatch(new RegExp(`^${es.notices.redo}.* › Personas \\d → 4$`));
  act(() => desk.setWork(withoutEntry(desk.state().work, GARDEN, 0)));
  expect(said()).toBe("");
  await press("z");
  expect(said()).toContain(es.start.more(1));
});
