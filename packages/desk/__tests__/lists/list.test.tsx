import { es, testSite } from "../test-site";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { ListScreen } from "../../lists/list";
import { giveModel } from "../../core/model";
import { testSnapshot } from "../core/test-snapshot";
import { modelWithRates, withRates } from "./rates";
import { retype } from "../form/keyboard";
import { button, linkTo, press, showScreen } from "../window/show-screen";

const { lists } = es;

const show = (name: string) => showScreen(<ListScreen name={name} />);

const rows = () => [...document.querySelectorAll<HTMLElement>("[data-rows] > [data-row]")];
const files = () => rows().map(({ dataset }) => dataset.file ?? "");
const linkAt = (place: number) => within(rows()[place] as HTMLElement).getByRole("link");
const key = (name: string, altKey = false) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: name, altKey });
const focus = (element: HTMLElement) => act(() => element.focus());
const said = () => screen.getAllByRole("status").map(({ textContent }) => textContent);

test("arrows choose a row, with Alt they move it, and one file changes", async () => {
  const { changed } = await show("rooms");
  const [first = "", second = "", third = ""] = files();
  expect(screen.queryByText(lists.unread(0))).toBeNull();
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
  const { changed, held } = await show("rooms");
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
const scrollBy = jest.fn();
beforeAll(() => {
  HTMLElement.prototype.setPointerCapture = () => undefined;
  HTMLElement.prototype.scrollBy = scrollBy;
});

/** Fires a pointer event with a position, which jsdom's pointer events lack. */
const pointer = (type: string, target: Element, clientY: number) => {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientY, buttons: 1 });
  fireEvent(target, event);
};

const grip = (place: number) => rows()[place]?.querySelector("[data-grip]") as Element;

const boards = () =>
  [...document.querySelectorAll("[data-rows]")].map((list) =>
    [...list.querySelectorAll<HTMLElement>("[data-row]")].map(({ dataset }) => dataset.file),
  );

test("a picture that is dragged into the other section changes both in one step", async () => {
  const { changed, held, undo } = await show("photographs");
  const [house = [], village = []] = boards();
  const [dragged = ""] = house;
  mockLayout();
  pointer("pointerdown", grip(0), 50);
  pointer("pointermove", grip(0), house.length * 100 + 160);
  pointer("pointerup", grip(0), house.length * 100 + 160);
  expect(boards()[1]).toEqual([...village.slice(0, 2), dragged]);
  expect(boards()[0]).toEqual(house.slice(1));
  expect(held(dragged, "section")).toBe("village");
  expect(changed()).toEqual([dragged]);
  undo();
  expect(changed()).toEqual([]);
});

test("Escape ends a drag, which scrolls the list, and what is dropped where it was stays", async () => {
  const { changed } = await show("photographs");
  mockLayout();
  pointer("pointerdown", grip(0), 50);
  pointer("pointermove", grip(0), 350);
  // The panel, which has no height here, ends above the pointer.
  scrollBy.mockClear();
  await waitFor(() => expect(scrollBy).toHaveBeenCalledWith(0, expect.any(Number)));
  key("Escape");
  pointer("pointerup", grip(0), 350);
  pointer("pointerdown", grip(1), 150);
  pointer("pointerup", grip(1), 150);
  expect(changed()).toEqual([]);
});

test("a row is dragged, not what stands in its place once somebody else has changed the list", async () => {
  const { changed, held, elsewhere } = await show("photographs");
  const [[first = "", second = ""] = [], village = []] = boards();
  mockLayout();
  pointer("pointerdown", grip(1), 150);
  pointer("pointermove", grip(1), 350);
  await elsewhere(first, [], undefined);
  mockLayout();
  pointer("pointerup", rows()[0] as HTMLElement, 350);
  expect(held(second, "section")).toBe("village");
  expect(changed()).toEqual([second]);
  const [, rest = []] = boards();
  const place = rest.indexOf(village[0] ?? "");
  mockLayout();
  pointer("pointerdown", grip(place), place * 100 + 50);
  pointer("pointermove", grip(place), place === 0 ? 350 : 20);
  await elsewhere(village[0] ?? "", [], undefined);
  mockLayout();
  pointer("pointerup", rows()[0] as HTMLElement, 350);
  expect(changed()).toEqual([second]);
});

test("past the end of a section a row goes on in the next, and back; sections say how many they have, and hidden ones", async () => {
  await show("photographs");
  const heading = screen.getByRole("heading", { name: /^El pueblo/ });
  expect(heading.textContent).toMatch(/2 fotos, una escondida$/);
  const [house = [], village = []] = boards();
  const last = house.at(-1);
  focus(linkAt(house.length - 1));
  key("ArrowDown", true);
  expect(boards()).toEqual([house.slice(0, -1), [last, ...village]]);
  key("ArrowUp", true);
  expect(boards()).toEqual([house, village]);
});

test("what is deleted stays in its list until it is public, and comes back", async () => {
  const { desk, changed } = await show("rooms");
  const [file = ""] = files();
  act(() => desk.change(file, [], undefined));
  expect(files()).not.toContain(file);
  expect(screen.getByText(lists.deleted)).toBeTruthy();
  press(/^Deshacer: /);
  expect(changed()).toEqual([]);
  expect(files()[0]).toBe(file);
});

test("one is led to the first field of what is to be added, which stands last once it is written", async () => {
  const { desk, changed } = await show("rooms");
  expect(linkTo(String(es.site.sections?.rooms?.add))).toBe("#/file/rooms/new-1.json?field=name");
  expect(changed()).toEqual([]);
  act(() => desk.change("rooms/new-1.json", [], { id: "new-1", name: { es: "Torre" }, order: 9 }));
  expect(files().at(-1)).toBe("rooms/new-1.json");
  expect(within(rows().at(-1) as HTMLElement).getByText(lists.isNew)).toBeTruthy();
  expect(linkTo(String(es.site.sections?.rooms?.add))).toBe("#/file/rooms/new-2.json?field=name");
});

describe("prices of the entries, from another file", () => {
  beforeAll(() => giveModel(modelWithRates));
  afterAll(() => giveModel(testSite.model));

  const showPrices = async () => {
    const snapshot = withRates(await testSnapshot());
    const { held, ...shown } = await showScreen(<ListScreen name="rooms" />, { snapshot });
    const rooms = () =>
      (held("rates.json", "nights") as { room: string }[]).map((each) => each.room);
    return { ...shown, held, rooms };
  };
  const price = (room: string) =>
    screen.getAllByRole("textbox", { name: `Importe de ${room}` })[0] as HTMLInputElement;

  test("a price is written in its room's row; an emptied one is none, and stands where it stood", async () => {
    const { held, rooms, changed } = await showPrices();
    retype(price("Habitación del jardín"), "123,45");
    expect(held("rates.json", "nights", 0)).toEqual({ room: "garden", amount: 123.45 });
    retype(price("Habitación del jardín"), "");
    expect(rooms()).toEqual(["courtyard"]);
    expect(document.activeElement).toBe(price("Habitación del jardín"));
    // An untouched field is not marked as changed.
    expect(screen.getAllByText(/^Antes: /)).toHaveLength(1);
    press("Deshacer");
    expect(changed()).toEqual([]);
  });

  test("the row of a hidden room says so, and no other; a price whose room is gone, too, and is taken away", async () => {
    const { desk, rooms } = await showPrices();
    const rows = [...document.querySelectorAll<HTMLElement>(".reference")];
    const hidden = rows.filter((row) => within(row).queryByText(lists.hidden));
    expect(hidden.map((row) => row.getAttribute("aria-label"))).toEqual(["Habitación de la calle"]);
    act(() => desk.change("rooms/garden.json", [], undefined));
    expect(screen.getByText("«garden», que ya no está")).toBeTruthy();
    press("Quitar: garden");
    expect(rooms()).toEqual(["courtyard"]);
  });
});
