/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import { es } from "../test-site";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { useState } from "react";
import { countOf } from "../../../src/desk/told/change-groups";
import { ChangesDrawer } from "../../../src/desk/publishing/changes";
import { renderWithDesk } from "../with-desk";
import { polyfillDialogs } from "../window/dialogs";
import { linkTo } from "../window/show-screen";

const { bar, changes } = es;

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
          <a href="#/trips">Excursiones</a>
        </nav>
      </div>
      <ChangesDrawer isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
};

const TIME = ["trips/sunset.json", ["end"], "23:15"] as const;
const TEXT = ["pages/home.json", ["headingSecond", "es"], "con calma"] as const;
const HIDDEN = ["reviews/otto.json", ["hidden"], true] as const;

const opened = async (...all: (readonly [string, readonly (string | number)[], unknown])[]) => {
  const { desk } = await renderWithDesk(<Window />);
  act(() => {
    for (const [file, path, value] of all) desk.change(file, [...path], value);
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
  const { opener } = await opened(TIME);
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

test("every change is told, leads to its field, and is taken back by itself", async () => {
  const { desk } = await opened(TIME, TEXT, HIDDEN);
  expect(linkTo("Excursiones › Atardecer › Regreso")).toBe("#/file/trips/sunset.json?field=end");
  const before = desk.state().work.edits;
  fireEvent.click(undoButtons()[1] as HTMLElement);
  expect(countOf(desk.state().work)).toBe(2);
  expect(desk.state().work.edits.has("pages/home.json")).toBe(false);
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
  const { desk } = await opened(TIME, TEXT);
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
  await opened(["pages/home.json", ["headingSecond", "de"], undefined], TIME);
  const [first] = screen.getAllByRole("heading", { level: 2 });
  expect(first?.textContent).toBe("Por corregir antes de publicar 1");
  expect(screen.getByText(changes.missingText("alemán"))).toBeTruthy();
  expect(linkTo(changes.writeIt)).toBe("#/file/pages/home.json?field=headingSecond.de");
});

test("older translations of what was changed are one piece of advice, and are confirmed together", async () => {
  const { desk } = await opened(["trips/sunset.json", ["title", "es"], "Ocaso"]);
  expect(screen.getByText("Excursiones › Ocaso › Nombre, en inglés y alemán")).toBeTruthy();
  expect(linkTo(changes.changeThem(2))).toBe("#/file/trips/sunset.json?field=title.en");
  fireEvent.click(screen.getByRole("button", { name: changes.stillRight(2) }));
  expect(screen.queryByRole("button", { name: changes.stillRight(2) })).toBeNull();
  act(desk.undo);
  expect(screen.getByRole("button", { name: changes.stillRight(2) })).toBeTruthy();
});

test("open brackets that a change brings to a page are advised on once, with the way to them", async () => {
  const holes = "[PENDIENTE: uno], [PENDIENTE: dos]";
  await opened(["services/decoration.json", ["condition", "es"], holes]);
  const advice = screen.getAllByText(/^«\[PENDIENTE: \w+\]» se lee tal cual en la web\. /)[0];
  const where = "Servicios › Decoración personalizada › Condición, en español";
  expect(screen.getAllByText(where, { selector: "p" })).toHaveLength(1);
  expect(advice?.closest("li")?.querySelector("a")?.getAttribute("href")).toBe(
    "#/file/services/decoration.json?field=condition.es",
  );
});

test("advice on what nobody has changed is not told", async () => {
  await opened(TIME);
  expect(screen.queryByText(/consejo/)).toBeNull();
});

test("what a new entry lacks is one thing, with the way to go on and to remove it", async () => {
  const { desk } = await opened(
    ["reviews/new-1.json", [], { id: "new-1", order: 9, sample: false }],
    ["pages/home.json", ["headingSecond", "de"], undefined],
  );
  const [first] = screen.getAllByRole("heading", { level: 2 });
  expect(first?.textContent).toBe("Por corregir antes de publicar 2");
  expect(screen.getByText(changes.missingText("alemán"))).toBeTruthy();
  const unfinished = screen.getByText(/^Reseña nueva: faltan \d cosas$/).closest("li");
  expect(unfinished?.querySelector("a")?.getAttribute("href")).toBe(
    "#/file/reviews/new-1.json?field=name",
  );
  fireEvent.click(screen.getByRole("button", { name: "Quitar: Reseña nueva" }));
  expect([...desk.state().work.edits.keys()]).toEqual(["pages/home.json"]);
  act(desk.undo);
  expect(desk.state().work.edits.has("reviews/new-1.json")).toBe(true);
});
