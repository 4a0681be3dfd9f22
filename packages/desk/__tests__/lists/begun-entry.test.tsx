import { act, screen } from "@testing-library/react";
import { collectionOf } from "../../core/model";
import { fileToBegin } from "../../lists/begun-entry";
import { EntryScreen } from "../../entry/entry";
import { openCollections } from "../../core/places";
import { retype } from "../form/keyboard";
import { showScreen } from "../window/show-screen";

const ROOM = "rooms/new-1.json";
const NAME = "Nombre, en español";
const box = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });

test("an entry in which nothing is written does not exist, in any collection", async () => {
  for (const collection of openCollections().values()) {
    const { desk, unmount } = await showScreen(null);
    const { work } = desk.state();
    const file = fileToBegin(work, collection);
    unmount();
    const form = await showScreen(<EntryScreen file={file} />);
    expect([file, screen.queryByText(/Esta ficha no está/)]).toEqual([file, null]);
    expect(document.querySelectorAll("[data-field]").length).toBeGreaterThan(1);
    expect(screen.queryByText(/^faltan? /)).toBeNull();
    expect(screen.queryByRole("button", { name: "Borrar" })).toBeNull();
    expect(form.desk.state().work).toMatchObject({ edits: new Map(), past: [] });
    form.unmount();
    expect(form.desk.state().work.edits.size).toBe(0);
  }
});

test("the first letter makes it, with what a new entry has, and stays where it was typed", async () => {
  const { desk, held, changed, undo } = await showScreen(<EntryScreen file={ROOM} />);
  const control = box(NAME);
  retype(control, "Torre");
  expect(box(NAME)).toBe(control);
  expect(document.activeElement).toBe(control);
  expect(control.value).toBe("Torre");
  expect(changed()).toEqual([ROOM]);
  expect(held(ROOM)).toEqual({ id: "new-1", name: { es: "Torre" }, order: 3 });
  while (desk.state().work.past.length > 0) undo();
  expect(changed()).toEqual([]);
  expect(box(NAME).value).toBe("");
});

test("a price in another file may be what is written first in a new room", async () => {
  const { held, changed } = await showScreen(<EntryScreen file={ROOM} />);
  retype(box("Precio"), "9");
  expect(changed().sort()).toEqual(["house.json", ROOM]);
  expect(held("house.json", "weeks")).toContainEqual({ room: "new-1", price: 9 });
});

test.each([
  ["something is written keeps it", ["Torre"], [ROOM]],
  ["nothing is written any more removes it", ["Torre", ""], []],
])("leaving an entry in which %s", async (_, written, left) => {
  const { changed, unmount } = await showScreen(<EntryScreen file={ROOM} />);
  for (const text of written) retype(box(NAME), text);
  expect(changed()).toEqual([ROOM]);
  act(() => unmount());
  expect(changed()).toEqual(left);
});

test("no entry begins at another address", async () => {
  for (const file of ["rooms/new-2.json", "rooms/attic.json", "photographs/999.json"]) {
    expect(collectionOf(file)).toBeDefined();
    const { unmount } = await showScreen(<EntryScreen file={file} />);
    expect(screen.getByText(/Esta ficha no está/)).toBeTruthy();
    unmount();
  }
});
