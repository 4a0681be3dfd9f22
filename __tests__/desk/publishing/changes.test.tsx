/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import { act, fireEvent, screen, within } from "@testing-library/react";
import { useState } from "react";
import { countOf } from "../../../src/desk/told/change-groups";
import { ChangesDrawer } from "../../../src/desk/publishing/changes";
import { PublishButton } from "../../../src/desk/publishing/publish-button";
import { renderWithDesk } from "../with-desk";
import { polyfillDialogs } from "../window/dialogs";

polyfillDialogs();
beforeEach(() => location.assign("#/"));

const Window = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className="desk">
        <header className="bar">
          <button onClick={() => setOpen(!isOpen)}>Cambios</button>
          <PublishButton onRefused={() => setOpen(true)} />
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

const opened = async (...changes: (readonly [string, readonly (string | number)[], unknown])[]) => {
  const { desk } = await renderWithDesk(<Window />);
  act(() => {
    for (const [file, path, value] of changes) desk.change(file, [...path], value);
  });
  const opener = screen.getByRole("button", { name: "Cambios" });
  opener.focus();
  fireEvent.click(opener);
  return { desk, opener };
};

const undoButtons = () => screen.queryAllByRole("button", { name: /^Deshacer: / });
const isInert = (selector: string) => document.querySelector(selector)?.hasAttribute("inert");
const drawer = () => screen.queryByRole("dialog", { name: "Cambios" });

test("the drawer takes the focus, Esc closes it and gives the focus back", async () => {
  const { opener } = await opened(TIME);
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Cambios" }));
  expect(isInert(".nav")).toBe(true);
  expect(isInert(".bar")).toBe(false);
  fireEvent.keyDown(screen.getByRole("heading", { name: "Cambios" }), { key: "Escape" });
  expect(drawer()).toBeNull();
  expect(document.activeElement).toBe(opener);
  expect(isInert(".nav")).toBe(false);
});

test("a press beside the drawer closes it", async () => {
  await opened(TIME);
  fireEvent.click(document.querySelector(".veil") as Element);
  expect(drawer()).toBeNull();
});

test("every change is told, leads to its field, and is taken back by itself", async () => {
  const { desk } = await opened(TIME, TEXT, HIDDEN);
  expect(
    screen.getByRole("link", { name: "Excursiones › Atardecer › Regreso" }).getAttribute("href"),
  ).toBe("#/file/trips/sunset.json?field=end");
  const before = desk.state().work.edits;
  fireEvent.click(undoButtons()[1] as HTMLElement);
  expect(countOf(desk.state().work)).toBe(2);
  expect(desk.state().work.edits.has("pages/home.json")).toBe(false);
  // The focus moves to the button of the next change.
  expect(document.activeElement).toBe(undoButtons()[1]);
  expect(screen.getByRole("status")?.textContent).toBe("2 cambios, 0 por corregir.");
  fireEvent.click(undoButtons()[1] as HTMLElement);
  fireEvent.click(undoButtons()[0] as HTMLElement);
  expect(desk.state().work.edits.size).toBe(0);
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Cambios" }));
  act(() => {
    desk.undo();
    desk.undo();
    desk.undo();
  });
  expect(desk.state().work.edits).toEqual(before);
});

test("with a Spanish text go the marks that its translations have had for it", async () => {
  const { desk } = await opened(["trips/sunset.json", ["title", "es"], "Ocaso"]);
  expect(desk.state().work.edits.has("older-translations.json")).toBe(true);
  fireEvent.click(undoButtons()[0] as HTMLElement);
  expect(desk.state().work.edits.size).toBe(0);
});

test("all changes are undone after a question, and undoing that brings them again", async () => {
  const { desk } = await opened(TIME, TEXT);
  const before = desk.state().work.edits;
  fireEvent.click(screen.getByRole("button", { name: "Deshacer todo" }));
  const question = screen.getByRole("dialog", { name: "¿Deshacer los 2 cambios?" });
  fireEvent.click(within(question).getByRole("button", { name: "No, se quedan" }));
  expect(desk.state().work.edits).toBe(before);
  fireEvent.click(screen.getByRole("button", { name: "Deshacer todo" }));
  fireEvent.click(screen.getByRole("button", { name: "Sí, deshacer todo" }));
  expect(desk.state().work.edits.size).toBe(0);
  act(desk.undo);
  expect(desk.state().work.edits).toEqual(before);
});

test("what stops a publication comes first, in words, with the way to its field", async () => {
  await opened(["pages/home.json", ["headingSecond", "de"], undefined], TIME);
  const [first] = screen.getAllByRole("heading", { level: 2 });
  expect(first?.textContent).toBe("Por corregir antes de publicar 1");
  expect(screen.getByText("Falta el texto en alemán.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Escribirlo" }).getAttribute("href")).toBe(
    "#/file/pages/home.json?field=headingSecond.de",
  );
});

test("a publication that is refused opens the drawer and loses nothing", async () => {
  const { desk } = await renderWithDesk(<Window />);
  act(() => desk.change("pages/home.json", ["headingSecond", "de"], undefined));
  const before = desk.state().work.edits;
  await act(async () => {
    fireEvent.click(screen.getByRole("button", { name: "Publicar" }));
    await Promise.resolve();
  });
  expect(await screen.findByText("Falta el texto en alemán.")).toBeTruthy();
  expect(desk.state().work.edits).toEqual(before);
});

test("older translations of what was changed are one piece of advice, and are confirmed together", async () => {
  const { desk } = await opened(["trips/sunset.json", ["title", "es"], "Ocaso"]);
  expect(screen.getByText("Excursiones › Ocaso › Nombre, en inglés y alemán")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Cambiarlos" }).getAttribute("href")).toBe(
    "#/file/trips/sunset.json?field=title.en",
  );
  fireEvent.click(screen.getByRole("button", { name: "Siguen valiendo" }));
  expect(screen.queryByRole("button", { name: "Siguen valiendo" })).toBeNull();
  act(desk.undo);
  expect(screen.getByRole("button", { name: "Siguen valiendo" })).toBeTruthy();
});

test("an open bracket that a change brings to a page is advised on, with the way to it", async () => {
  await opened(["services/decoration.json", ["condition", "es"], "Se paga aparte: [PENDIENTE]"]);
  const advice = screen.getByText(/^«\[PENDIENTE\]» se lee tal cual en la web\. /).closest("li");
  expect(advice?.textContent).toContain("Decoración personalizada › Condición, en español");
  expect(advice?.querySelector("a")?.getAttribute("href")).toBe(
    "#/file/services/decoration.json?field=condition.es",
  );
});

test("advice names the language of a text once, however much there is in it", async () => {
  await opened([
    "services/decoration.json",
    ["condition", "es"],
    "[PENDIENTE: uno], [PENDIENTE: dos]",
  ]);
  expect(document.querySelector(".advice .fault__where")?.textContent).toBe(
    "Servicios › Decoración personalizada › Condición, en español",
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
  expect(screen.getByText("Falta el texto en alemán.")).toBeTruthy();
  const unfinished = screen.getByText(/^Reseña nueva: faltan \d cosas$/).closest("li");
  expect(unfinished?.querySelector("a")?.getAttribute("href")).toBe(
    "#/file/reviews/new-1.json?field=name",
  );
  fireEvent.click(screen.getByRole("button", { name: "Quitar: Reseña nueva" }));
  expect([...desk.state().work.edits.keys()]).toEqual(["pages/home.json"]);
  act(desk.undo);
  expect(desk.state().work.edits.has("reviews/new-1.json")).toBe(true);
});
