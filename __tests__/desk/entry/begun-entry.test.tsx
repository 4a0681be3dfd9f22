/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import { act, screen } from "@testing-library/react";
import { collectionOf } from "../../../src/desk/core/model";
import { fileToBegin } from "../../../src/desk/entry/new-entry";
import { EntryScreen } from "../../../src/desk/entry/entry";
import { openCollections } from "../../../src/desk/core/sections";
import { checkedOf } from "../../../src/desk/core/desk";
import { retype } from "../form/keyboard";
import { showScreen } from "../window/show-screen";

const REVIEW = "reviews/new-1.json";
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
  const { desk, held, changed, undo } = await showScreen(<EntryScreen file={REVIEW} />);
  const control = box("Nombre");
  retype(control, "Ana");
  expect(box("Nombre")).toBe(control);
  expect(document.activeElement).toBe(control);
  expect(control.value).toBe("Ana");
  expect(changed()).toEqual([REVIEW]);
  expect(held(REVIEW)).toEqual({ id: "new-1", name: "Ana", sample: false, order: 5 });
  while (desk.state().work.past.length > 0) undo();
  expect(changed()).toEqual([]);
  expect(box("Nombre").value).toBe("");
});

test("a price may be what is written first in a new trip", async () => {
  const { held, changed } = await showScreen(<EntryScreen file="trips/new-1.json" />);
  retype(
    screen.getAllByRole<HTMLInputElement>("textbox", { name: "Precio" })[0] as HTMLInputElement,
    "9",
  );
  expect(changed().sort()).toEqual(["prices.json", "trips/new-1.json"]);
  expect(held("prices.json", "packages")).toContainEqual({ trip: "new-1", amount: 9 });
});

test("leaving an entry in which nothing is written any more removes it", async () => {
  const { desk, changed, unmount } = await showScreen(<EntryScreen file={REVIEW} />);
  retype(box("Nombre"), "Ana");
  retype(box("Nombre"), "");
  expect(changed()).toEqual([REVIEW]);
  act(() => unmount());
  expect([...desk.state().work.edits.keys()]).toEqual([]);
});

test("leaving an entry in which something is written keeps it", async () => {
  const { desk, unmount } = await showScreen(<EntryScreen file={REVIEW} />);
  retype(box("Nombre"), "Ana");
  act(() => unmount());
  expect([...desk.state().work.edits.keys()]).toEqual([REVIEW]);
  expect(checkedOf(desk.state().work).brought.every(({ file }) => file === REVIEW)).toBe(true);
});

test("no entry begins at another address", async () => {
  for (const file of ["reviews/new-2.json", "reviews/nobody.json", "gallery/999.json"]) {
    expect(collectionOf(file)).toBeDefined();
    const { unmount } = await showScreen(<EntryScreen file={file} />);
    expect(screen.getByText(/Esta ficha no está/)).toBeTruthy();
    unmount();
  }
});
