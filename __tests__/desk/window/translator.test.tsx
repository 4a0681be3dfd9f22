/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import { es } from "../test-site";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { withValue } from "../../../src/desk/core/paths";
import { storedIn } from "../../../src/desk/core/snapshot";
import { testSnapshot } from "../core/test-snapshot";
import { changeElsewhere, memoryStore } from "../with-desk";
import { polyfillDialogs } from "./dialogs";
import { settle, showWindow } from "./show-window";
import { startTranslator } from "./translator";

jest.mock("../../../src/desk/page/page-frame", () => ({ PageFrame: () => null }));

polyfillDialogs();

const TRIP = "trips/sunset.json";
const TITLE = ["title", "es"];

/** Opens the window over a store with a history, in which somebody else can change the name of a trip. */
const opened = async () => {
  const store = memoryStore(await testSnapshot());
  const versions = ["c", "b"].map((revision) => ({ revision, author: "Ana", date: "2026-01-02" }));
  const data = storedIn(await testSnapshot(), TRIP);
  const shown = await showWindow({
    ...store,
    history: () => Promise.resolve(versions),
    changed: () => Promise.resolve([{ file: TRIP, isRemoved: false, before: "b" }]),
    read: (revision) => Promise.resolve(JSON.stringify(withValue(data, TITLE, revision))),
  });
  const contest = async () => {
    await changeElsewhere(store, TRIP, TITLE, "Poniente");
    await act(shown.desk.refresh);
    await settle();
  };
  return { ...shown, contest };
};

const boxesIn = (around: Element | null) => [
  ...(around?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input[type="text"], input:not([type]), textarea',
  ) ?? []),
];

const type = async (box: HTMLElement, value: string) => {
  act(() => box.focus());
  fireEvent.change(box, { target: { value } });
  await settle();
};

/** Opens every part of the form, and writes in its first fields, each time something else and then nothing. */
const write = async (note: () => void) => {
  for (const details of document.querySelectorAll("main details")) {
    (details as HTMLDetailsElement).open = true;
    fireEvent(details, new Event("toggle"));
  }
  await settle();
  note();
  for (const box of boxesIn(document.querySelector("main")).slice(0, 4)) {
    for (const value of [`${box.value} x`, ""]) {
      await type(box, value);
      note();
    }
    act(() => box.blur());
    await settle();
    note();
  }
};

const PLACES = [
  ...["#/", "#/pages", "#/trips", "#/services", "#/gallery", "#/reviews", "#/notices"],
  ...["#/questions", "#/facts", "#/words", "#/pictures", "#/history", `#/history/${TRIP}`],
  ...[`#/file/${TRIP}`, "#/file/company.json", "#/file/prices.json", "#/file/pages/home.json"],
  ...["#/file/gallery/1.json", "#/file/locales/es/common.json", "#/file/trips/none.json"],
];

/** Walks through every screen, drawer and dialog, and returns all that it showed, step by step. */
const walk = async () => {
  const { desk, go, press, contest } = await opened();
  const steps: [string, string][] = [];
  let place = "";
  const note = () => void steps.push([place, document.body.textContent]);
  for (place of PLACES) {
    await go(place);
    note();
    await write(note);
  }
  place = "the list of changes";
  await press(new RegExp(`^${es.bar.toCorrect(1).replace("1", "\\d+")}`));
  note();
  for (let times = 0; times < 3; times += 1) {
    fireEvent.click(screen.getAllByRole("button", { name: /^Deshacer:/ })[0] as HTMLElement);
    await settle();
    note();
  }
  await press(es.changes.undoAll);
  note();
  await press(es.changes.undoAllYes);
  note();
  await press(es.changes.close);
  place = "translations";
  await go("#/words");
  await press(/por traducir$|^Nada|^Traducciones/);
  note();
  act(() => desk.change(TRIP, TITLE, "Ocaso"));
  await settle();
  note();
  place = "search";
  await press(es.bar.search);
  for (const asked of ["sol", "ninguno de estos", "precio"]) {
    await type(screen.getByRole("combobox", { name: es.bar.search }), asked);
    note();
  }
  place = "replace";
  await press(es.texts.search.replace);
  for (const box of boxesIn(screen.getByRole("dialog")).slice(0, 2)) {
    await type(box, "sol");
    note();
  }
  fireEvent.click(screen.getByRole("button", { name: es.common.close }));
  place = "a pasted review";
  await go("#/reviews");
  await press("Pegar una reseña");
  const dialog = screen.getByRole("dialog");
  await type(boxesIn(dialog)[0] as HTMLElement, "nada");
  fireEvent.submit(dialog.querySelector("form") as HTMLFormElement);
  await settle();
  note();
  fireEvent.keyDown(dialog, { key: "Escape" });
  act(() => (document.activeElement as HTMLElement).blur());
  place = "a conflict";
  await contest();
  note();
  await press(es.conflict.keepTheirs);
  note();
  place = "a failed publication";
  act(() => desk.change(TRIP, TITLE, ""));
  await settle();
  await press("Publicar");
  note();
  act(desk.undo);
  await settle();
  note();
  return steps;
};

test("a browser's translator blanks no screen, and holds back no text", async () => {
  const logged = jest.spyOn(console, "error");
  const plain = await walk();
  cleanup();
  jest.useRealTimers();
  const stop = startTranslator();
  const translated = await walk();
  stop();
  expect(logged).not.toHaveBeenCalled();
  expect(translated).toEqual(plain);
  for (const [, text] of plain) expect(text).not.toContain(es.notices.partFailed);
});
