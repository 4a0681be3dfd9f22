/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import { es } from "../test-site";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { ListScreen } from "../../../src/desk/lists/list";
import { polyfillDialogs } from "../window/dialogs";
import { button, linkTo, press, showScreen } from "../window/show-screen";

const { common, lists } = es;

polyfillDialogs();

const show = (name: string) => showScreen(<ListScreen name={name} />);

const rows = () => [...document.querySelectorAll<HTMLElement>("[data-rows] > [data-row]")];
const files = () => rows().map(({ dataset }) => dataset.file ?? "");
const linkAt = (place: number) => within(rows()[place] as HTMLElement).getByRole("link");
const key = (name: string, altKey = false) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: name, altKey });
const focus = (element: HTMLElement) => act(() => element.focus());
const said = () => screen.getAllByRole("status").map(({ textContent }) => textContent);

test("arrows choose a row, with Alt they move it, and one file changes", async () => {
  const { changed } = await show("services");
  const [first = "", second = "", third = ""] = files();
  focus(linkAt(0));
  key("ArrowDown");
  expect(document.activeElement).toBe(linkAt(1));
  key("ArrowDown", true);
  expect(files().slice(0, 3)).toEqual([first, third, second]);
  expect(document.activeElement).toBe(linkAt(2));
  expect(changed()).toEqual([second]);
  expect(said().join()).toContain("lugar 3 de");
  key("Home", true);
  expect(files()[0]).toBe(second);
  key("End", true);
  expect(files().at(-1)).toBe(second);
  expect(changed()).toEqual([second]);
});

test("buttons of the chosen row move and hide it; at an end they stay and do nothing", async () => {
  const { changed, held } = await show("services");
  const [first = "", second] = files();
  focus(linkAt(0));
  press(lists.earlier);
  expect(changed()).toEqual([]);
  press(lists.later);
  expect(files().slice(0, 2)).toEqual([second, first]);
  expect(document.activeElement).toBe(button(lists.later));
  press(lists.hide);
  expect(held(first, "hidden")).toBe(true);
  expect(within(rows()[1] as HTMLElement).getByText(lists.hidden)).toBeTruthy();
  press(lists.show);
  expect(held(first, "hidden")).toBeUndefined();
});

/** Mocks the layout that jsdom lacks: rows one below the other, each 100 pixels high. */
const mockLayout = () => {
  let top = 0;
  for (const list of document.querySelectorAll<HTMLElement>("[data-rows]")) {
    const start = top;
    for (const row of list.querySelectorAll<HTMLElement>("[data-row]")) {
      const rect = { left: 0, top, width: 300, height: 100, bottom: top + 100 } as DOMRect;
      row.getBoundingClientRect = () => rect;
      top += 100;
    }
    const height = top - start;
    const rect = { left: 0, top: start, width: 300, height, bottom: top } as DOMRect;
    list.getBoundingClientRect = () => rect;
  }
};
beforeAll(() => {
  HTMLElement.prototype.setPointerCapture = () => undefined;
});

/** Fires a pointer event with a position, which jsdom's pointer events lack. */
const pointer = (type: string, target: Element, clientY: number) => {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientY });
  fireEvent(target, event);
};

const grip = (place: number) => rows()[place]?.querySelector("[data-grip]") as Element;

const boards = () =>
  [...document.querySelectorAll("[data-rows]")].map((list) =>
    [...list.querySelectorAll<HTMLElement>("[data-row]")].map(({ dataset }) => dataset.file),
  );

test("a picture that is dragged into the other section changes both in one step", async () => {
  const { changed, held, undo } = await show("gallery");
  const [boat = [], experiences = []] = boards();
  const [dragged = ""] = boat;
  mockLayout();
  pointer("pointerdown", grip(0), 50);
  pointer("pointermove", grip(0), boat.length * 100 + 160);
  pointer("pointerup", grip(0), boat.length * 100 + 160);
  expect(boards()[1]).toEqual([...experiences.slice(0, 2), dragged, ...experiences.slice(2)]);
  expect(boards()[0]).toEqual(boat.slice(1));
  expect(held(dragged, "section")).toBe("experiences");
  expect(changed()).toEqual([dragged]);
  undo();
  expect(changed()).toEqual([]);
});

test("Escape ends a drag, and what is dropped where it was stays", async () => {
  const { changed } = await show("gallery");
  mockLayout();
  pointer("pointerdown", grip(0), 50);
  pointer("pointermove", grip(0), 350);
  key("Escape");
  pointer("pointerup", grip(0), 350);
  pointer("pointerdown", grip(1), 150);
  pointer("pointerup", grip(1), 150);
  expect(changed()).toEqual([]);
});

test("past the end of a section a row goes on in the next, and back", async () => {
  await show("gallery");
  const [boat = [], experiences = []] = boards();
  const last = boat.at(-1);
  focus(linkAt(boat.length - 1));
  key("ArrowDown", true);
  expect(boards()).toEqual([boat.slice(0, -1), [last, ...experiences]]);
  key("ArrowUp", true);
  expect(boards()).toEqual([boat, experiences]);
});

test("sections say how many they have, and how many of these are hidden", async () => {
  await show("gallery");
  const heading = screen.getByRole("heading", { name: /^El barco/ });
  expect(heading.textContent).toMatch(/ fotos, una escondida$/);
});

test("what is deleted stays in its list until it is public, and comes back", async () => {
  const { desk, changed } = await show("reviews");
  const [file = ""] = files();
  act(() => desk.change(file, [], undefined));
  expect(files()).not.toContain(file);
  expect(screen.getByText(lists.deleted)).toBeTruthy();
  press(/^Deshacer: /);
  expect(changed()).toEqual([]);
  expect(files()[0]).toBe(file);
});

test("one is led to the first field of what is to be added, which stands last once it is written", async () => {
  const { desk, changed } = await show("reviews");
  expect(linkTo(String(es.site.sections.reviews?.add))).toBe(
    "#/file/reviews/new-1.json?field=name",
  );
  expect(changed()).toEqual([]);
  act(() => desk.change("reviews/new-1.json", [], { id: "new-1", name: "Ana", order: 9 }));
  expect(files().at(-1)).toBe("reviews/new-1.json");
  expect(within(rows().at(-1) as HTMLElement).getByText(lists.isNew)).toBeTruthy();
  expect(linkTo(String(es.site.sections.reviews?.add))).toBe(
    "#/file/reviews/new-2.json?field=name",
  );
});

type Packages = { trip: string; amount: unknown }[];
const price = (name: string) =>
  screen.getByRole<HTMLInputElement>("textbox", { name: `Precio de ${name}` });
const type = (control: HTMLElement, value: string) => {
  focus(control);
  fireEvent.change(control, { target: { value } });
};

test("a price is written in its trip's row; an emptied one is none, and stands where it stood", async () => {
  const { held, changed } = await show("trips");
  const packages = held("prices.json", "packages") as Packages;
  const ids = () => (held("prices.json", "packages") as Packages).map(({ trip }) => trip);
  const before = packages.map(({ trip }) => trip);
  const control = price("Mediodía");
  type(control, "123,45");
  expect(held("prices.json", "packages")).toContainEqual({ trip: "midday", amount: 123.45 });
  type(control, "");
  expect(ids()).toEqual(before.filter((id) => id !== "midday"));
  expect(document.activeElement).toBe(price("Mediodía"));
  // An untouched field is not marked as changed.
  expect(screen.getAllByText(/^Antes: /)).toHaveLength(1);
  press("Deshacer");
  expect(changed()).toEqual([]);
});

test("a price whose trip is gone says so, and is taken away", async () => {
  const { desk, held } = await show("trips");
  act(() => desk.change("trips/sunset.json", [], undefined));
  expect(screen.getByText("«sunset», que ya no está")).toBeTruthy();
  press("Quitar: sunset");
  expect(held("prices.json", "packages")).not.toContainEqual(
    expect.objectContaining({ trip: "sunset" }),
  );
});

test("what the site can take over from elsewhere is offered where it belongs, and put away again", async () => {
  const offer = String(es.site.importers.Review);
  await show("reviews");
  press(offer);
  expect(await screen.findByRole("dialog")).toBeTruthy();
  press(common.cancel);
  expect(screen.queryByRole("dialog")).toBeNull();
  await show("questions");
  expect(screen.getAllByText(offer, { selector: ".btn" })).toHaveLength(1);
});
