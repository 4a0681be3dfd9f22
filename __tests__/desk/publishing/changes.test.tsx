/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import type { Unfinished } from "../../../src/desk/core/kept-edits";
import { es } from "../test-site";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { dataOf } from "../../../src/desk/core/work";
import { countOf } from "../../../src/desk/told/change-groups";
import { ChangesDrawer } from "../../../src/desk/publishing/changes";
import { Bar } from "../../../src/desk/window/bar";
import { Navigation } from "../../../src/desk/window/navigation";
import { changeAt, renderWithDesk } from "../with-desk";
import { polyfillDialogs } from "../window/dialogs";
import { button, linkTo } from "../window/show-screen";

const { bar, changes } = es;
const publishing = es.publishing.web;

polyfillDialogs();
beforeEach(() => location.assign("#/"));

const Window = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className="desk">
        <header className="bar">
          <button onClick={() => setOpen(!isOpen)}>{bar.changes}</button>
        </header>
        <nav className="nav">
          <a href="#/rooms">Habitaciones</a>
        </nav>
      </div>
      <ChangesDrawer isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
};

const GUESTS = ["rooms/garden.json", ["guests"], 3] as const;
const TEXT = ["house.json", ["arriving", "es"], "En tren."] as const;
const HIDDEN = ["photographs/1.json", ["hidden"], true] as const;

const opened = async (...all: (readonly [string, readonly (string | number)[], unknown])[]) => {
  const { desk } = await renderWithDesk(<Window />);
  act(() => {
    for (const [file, path, value] of all) changeAt(desk, file, [...path], value);
  });
  const opener = screen.getByRole("button", { name: bar.changes });
  opener.focus();
  fireEvent.click(opener);
  return { desk, opener };
};

const undoButtons = () => screen.queryAllByRole("button", { name: /^Deshacer: / });
const isInert = (selector: string) => document.querySelector(selector)?.hasAttribute("inert");
const drawer = () => screen.queryByRole("dialog", { name: bar.changes });

test("the drawer takes the focus; Escape or a press beside it closes it and gives the focus back", async () => {
  const { opener } = await opened(GUESTS);
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: bar.changes }));
  expect(isInert(".nav")).toBe(true);
  expect(isInert(".bar")).toBe(false);
  fireEvent.keyDown(screen.getByRole("heading", { name: bar.changes }), { key: "Escape" });
  expect(drawer()).toBeNull();
  expect(document.activeElement).toBe(opener);
  expect(isInert(".nav")).toBe(false);
  fireEvent.click(opener);
  fireEvent.click(document.querySelector(".veil") as Element);
  expect(drawer()).toBeNull();
});

test("a phone's back gesture closes the drawer, and does not leave the screen", async () => {
  const watchers: { onclose: () => void; destroy: () => void }[] = [];
  const destroy = jest.fn();
  const CloseWatcher = function (this: (typeof watchers)[number]) {
    watchers.push(Object.assign(this, { destroy }));
  };
  Object.assign(globalThis, { CloseWatcher });
  await opened(GUESTS);
  act(() => watchers[0]?.onclose());
  expect(drawer()).toBeNull();
  expect(destroy).toHaveBeenCalledTimes(1);
  expect(location.hash).toBe("#/");
  Reflect.deleteProperty(globalThis, "CloseWatcher");
});

test("every change is told, leads to its field, and is taken back by itself", async () => {
  const { desk } = await opened(GUESTS, TEXT, HIDDEN);
  expect(linkTo("Habitaciones › Habitación del jardín › Personas")).toBe(
    "#/file/rooms/garden.json?field=guests",
  );
  expect(document.querySelector(".change img")).toBeNull();
  expect(screen.queryByText(publishing.none)).toBeNull();
  const before = desk.state().work.edits;
  fireEvent.click(undoButtons()[1] as HTMLElement);
  expect(countOf(desk.state().work)).toBe(2);
  expect(desk.state().work.edits.has("house.json")).toBe(false);
  // The focus moves to the button of the next change.
  expect(document.activeElement).toBe(undoButtons()[1]);
  expect(screen.getByRole("status")?.textContent).toBe(changes.counts(2, 0));
  fireEvent.click(undoButtons()[1] as HTMLElement);
  fireEvent.click(undoButtons()[0] as HTMLElement);
  expect(desk.state().work.edits.size).toBe(0);
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: bar.changes }));
  act(() => {
    desk.undo();
    desk.undo();
    desk.undo();
  });
  expect(desk.state().work.edits).toEqual(before);
});

test("all changes are undone after a question, and undoing that brings them again", async () => {
  const { desk } = await opened(GUESTS, TEXT);
  const before = desk.state().work.edits;
  fireEvent.click(screen.getByRole("button", { name: changes.undoAll }));
  const question = screen.getByRole("dialog", { name: changes.undoAllQuestion(2) });
  fireEvent.click(within(question).getByRole("button", { name: changes.undoAllNo }));
  expect(desk.state().work.edits).toBe(before);
  fireEvent.click(screen.getByRole("button", { name: changes.undoAll }));
  fireEvent.click(screen.getByRole("button", { name: changes.undoAllYes }));
  expect(desk.state().work.edits.size).toBe(0);
  act(desk.undo);
  expect(desk.state().work.edits).toEqual(before);
});

test("what stops a publication comes first, in words, with the way to its field", async () => {
  await opened(["house.json", ["arriving", "de"], undefined], GUESTS);
  const [first] = screen.getAllByRole("heading", { level: 2 });
  expect(first?.textContent).toBe("Por corregir antes de publicar 1");
  expect(screen.getByText(changes.missingText("alemán"))).toBeTruthy();
  expect(linkTo(changes.writeIt)).toBe("#/file/house.json?field=arriving.de");
});

test("older translations of what was changed are one piece of advice, and are confirmed together", async () => {
  const { desk } = await opened(["rooms/garden.json", ["name", "es"], "Limonero"]);
  expect(screen.getByText("Habitaciones › Limonero › Nombre, en inglés y alemán")).toBeTruthy();
  expect(linkTo(changes.changeThem(2))).toBe("#/file/rooms/garden.json?field=name.en");
  fireEvent.click(screen.getByRole("button", { name: changes.stillRight(2) }));
  expect(screen.queryByRole("button", { name: changes.stillRight(2) })).toBeNull();
  act(desk.undo);
  expect(screen.getByRole("button", { name: changes.stillRight(2) })).toBeTruthy();
});

test("open brackets that a change brings to a page are advised on once, with the way to them", async () => {
  const holes = "[PENDIENTE: uno], [PENDIENTE: dos]";
  await opened(["rooms/garden.json", ["picture", "description", "es"], holes]);
  const advice = screen.getAllByText(/^«\[PENDIENTE: \w+\]» se lee tal cual en la web\. /)[0];
  const where = "Habitaciones › Habitación del jardín › Foto › Descripción, en español";
  expect(screen.getAllByText(where, { selector: "p" })).toHaveLength(1);
  expect(advice?.closest("li")?.querySelector("a")?.getAttribute("href")).toBe(
    "#/file/rooms/garden.json?field=picture.description.es",
  );
});

test("advice on what nobody has changed is not told", async () => {
  await opened(GUESTS);
  expect(screen.queryByText(/consejo/)).toBeNull();
});

test("what a new entry lacks waits as one row, with the way to go on and to remove it", async () => {
  const { desk } = await opened(
    ["rooms/new-1.json", [], { id: "new-1", order: 9 }],
    ["house.json", ["arriving", "de"], undefined],
  );
  const [first] = screen.getAllByRole("heading", { level: 2 });
  expect(first?.textContent).toBe("Por corregir antes de publicar 1");
  expect(screen.getByText(changes.missingText("alemán"))).toBeTruthy();
  const unfinished = screen.getByText(/^Habitaciones: faltan \d datos$/).closest("li");
  expect(unfinished?.querySelector("a")?.getAttribute("href")).toBe(
    "#/file/rooms/new-1.json?field=name",
  );
  fireEvent.click(screen.getByRole("button", { name: "Quitar: Habitación nueva" }));
  expect([...desk.state().work.edits.keys()]).toEqual(["house.json"]);
  fireEvent.click(button(changes.bringBack));
  expect(screen.queryByText(changes.taken, { exact: false })).toBeNull();
  expect(desk.state().work.edits.has("rooms/new-1.json")).toBe(true);
});

test("few things that a new entry lacks are named", async () => {
  const { desk } = await opened(["rooms/new-1.json", [], { id: "new-1", order: 9 }]);
  const garden = dataOf(desk.state().work, "rooms/garden.json") as Record<string, unknown>;
  const { price: _, ...others } = garden;
  act(() => desk.change("rooms/new-1.json", [], { ...others, id: "new-1", order: 9 }));
  expect(screen.getByText(/^Habitaciones: /).textContent).toBe(
    "Habitaciones: falta «Precio por noche»",
  );
});

test("what is ready is published, and what is new and unfinished stays", async () => {
  const { desk } = await opened(GUESTS, ["rooms/new-1.json", [], { id: "new-1", order: 9 }]);
  const headings = screen
    .getAllByRole("heading", { level: 2 })
    .map(({ textContent }) => textContent);
  expect(headings.slice(0, 2)).toEqual([`${publishing.ready} 1`, `${changes.notYet} 1`]);
  fireEvent.click(
    screen.getByRole("button", { name: "Publicar el cambio listo; dejar 1 habitación" }),
  );
  // The button that had the focus is gone.
  const heading = screen.getByRole("heading", { name: bar.changes });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(desk.state().outcome).toEqual({ kind: "published" });
  // It is named only once it is published itself.
  expect([...desk.state().work.edits.keys()]).toEqual(["rooms/new-1.json"]);
  expect(screen.queryByRole("button", { name: /^Publicar/ })).toBeNull();
});

test("what is left for later is one line, is not counted, and comes back by a press", async () => {
  const nothing = () => undefined;
  const bar = { isMenuOpen: false, areChangesOpen: true, onMenu: nothing, onSearch: nothing };
  const show = (left?: Unfinished) =>
    renderWithDesk(
      <>
        <Bar {...bar} onChanges={nothing} />
        <Navigation />
        <ChangesDrawer isOpen onClose={nothing} />
      </>,
      { left },
    );
  const { desk, unmount } = await show();
  act(() => {
    desk.change("rooms/new-1.json", [], { id: "new-1", order: 8 });
    desk.change("rooms/new-2.json", [], { id: "new-2", order: 9 });
    desk.change("house.json", ["phone"], "+34 971 000 000");
  });
  const counted = () => [
    document.querySelector(".bar__changes b")?.textContent,
    screen.getByRole("link", { name: /^Habitaciones/ }).textContent,
  ];
  await waitFor(() => expect(counted()).toEqual(["3", "Habitaciones2 2 cambios"]));
  expect(button("Publicar el cambio listo; dejar 2 habitaciones")).toBeTruthy();
  fireEvent.click(screen.getAllByRole("button", { name: /^Dejar para luego: / })[0] as Element);
  expect(document.activeElement).toBe(button("Para luego (1)"));
  expect(button("Publicar el cambio listo; dejar 1 habitación")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: /^Dejar para luego: / }));
  await waitFor(() => expect(counted()).toEqual(["1", "Habitaciones"]));
  expect(button("Publicar el cambio listo")).toBeTruthy();
  act(desk.undo);
  const label = () => document.querySelector(".bar__changes")?.textContent;
  await waitFor(() => expect(label()).toBe("Para luego (2)"));
  act(desk.redo);
  // A desk that is opened again in this tab still knows.
  unmount();
  const again = await show(desk.state().work);
  fireEvent.click(button("Para luego (2)"));
  expect(document.activeElement?.textContent).toBe(changes.goOn);
  await waitFor(() => expect(counted()).toEqual(["3", "Habitaciones2 2 cambios"]));
  expect(screen.queryByRole("button", { name: /^Para luego/ })).toBeNull();
  // A later entry of the same name is another one.
  fireEvent.click(screen.getAllByRole("button", { name: /^Dejar para luego: / })[0] as Element);
  await waitFor(() => expect(counted()).toEqual(["2", "Habitaciones1 1 cambio"]));
  act(() => again.desk.change("rooms/new-1.json", [], undefined));
  act(() => again.desk.change("rooms/new-1.json", [], { id: "new-1", order: 8 }));
  await waitFor(() => expect(counted()).toEqual(["3", "Habitaciones2 2 cambios"]));
});
