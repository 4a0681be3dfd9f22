/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import { es } from "../test-site";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { withValue } from "../../../src/desk/core/paths";
import { storedIn } from "../../../src/desk/core/snapshot";
import { testSnapshot } from "../core/test-snapshot";
import { changeElsewhere, memoryStore } from "../with-desk";
import { polyfillDialogs } from "./dialogs";
import { PLACES, settle, showWindow } from "./show-window";
import { startTranslator } from "./translator";

jest.mock("../../../src/desk/page/page-frame", () => ({ PageFrame: () => null }));

polyfillDialogs();

const ROOM = "rooms/garden.json";
const NAME = ["name", "es"];

/** Opens the window over a store with a history, in which somebody else can change the name of a room. */
const opened = async () => {
  const store = memoryStore(await testSnapshot());
  const versions = ["c", "b"].map((revision) => ({ revision, author: "Ana", date: "2026-01-02" }));
  const data = storedIn(await testSnapshot(), ROOM);
  const shown = await showWindow({
    ...store,
    history: () => Promise.resolve(versions),
    changed: () => Promise.resolve([{ file: ROOM, isRemoved: false, before: "b" }]),
    read: (revision) => Promise.resolve(JSON.stringify(withValue(data, NAME, revision))),
  });
  const contest = async () => {
    await changeElsewhere(store, ROOM, NAME, "Poniente");
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
  for (const box of boxesIn(document.querySelector("main")).slice(0, 2)) {
    for (const value of [`${box.value} x`, ""]) {
      await type(box, value);
      note();
    }
    act(() => box.blur());
    await settle();
    note();
  }
};

/** Walks through every screen, and some drawers and dialogs, and returns all that it showed, step by step. */
const walk = async () => {
  const { desk, go, press, contest } = await opened();
  const steps: [string, string][] = [];
  let place = "";
  const note = () => void steps.push([place, document.body.textContent]);
  for (place of [...PLACES, "#/file/conditions/stay.yaml", "#/file/locales/es/rooms.json"]) {
    await go(place);
    note();
    await write(note);
  }
  place = "the list of changes";
  await press(new RegExp(`^${es.bar.toCorrect(1).replace("1", "\\d+")}`));
  note();
  for (const button of [es.changes.undoAll, es.changes.undoAllYes, es.changes.close]) {
    await press(button);
    note();
  }
  act(() => desk.change(ROOM, NAME, "Ocaso"));
  await settle();
  place = "search";
  await press(es.bar.search);
  for (const asked of ["patio", "ninguno de estos"]) {
    await type(screen.getByRole("combobox", { name: es.bar.search }), asked);
    note();
  }
  act(() => (document.activeElement as HTMLElement).blur());
  place = "a conflict";
  await contest();
  note();
  await press(es.conflict.keepTheirs);
  note();
  place = "a failed publication";
  act(() => desk.change(ROOM, NAME, ""));
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
