/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import { es } from "../test-site";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { withValue } from "../../../src/desk/core/paths";
import { storedIn } from "../../../src/desk/core/snapshot";
import { testSnapshot } from "../core/test-snapshot";
import { changeElsewhere, memoryStore } from "../with-desk";
import { PLACES, settle, showWindow } from "./show-window";
import { startTranslator } from "./translator";

jest.mock("../../../src/desk/page/page-frame", () => ({ PageFrame: () => null }));

const ROOM = "rooms/garden.json";
const NAME = ["name", "es"];

/** Opens the window over a store with a history. */
const opened = async () => {
  const first = await testSnapshot();
  const store = memoryStore(first);
  const versions = ["c", "b"].map((revision) => ({ revision, author: "Ana", date: "2026-01-02" }));
  const shown = await showWindow({
    ...store,
    history: () => Promise.resolve(versions),
    changed: () => Promise.resolve([{ file: ROOM, isRemoved: false, before: "b" }]),
    read: async (revision) => JSON.stringify(withValue(storedIn(first, ROOM), NAME, revision)),
  });
  const rename = async (name: string) => {
    act(() => shown.desk.change(ROOM, NAME, name));
    await settle();
  };
  return { ...shown, store, rename };
};

const TEXT_BOXES = 'input[type="text"], input:not([type]), textarea';

const type = async (box: HTMLElement, value: string) => {
  act(() => box.focus());
  fireEvent.change(box, { target: { value } });
  await settle();
};

/** Opens every part of the form, and writes in its first fields, each time something else and then nothing. */
const write = async (note: () => void) => {
  for (const details of document.querySelectorAll<HTMLDetailsElement>("main details")) {
    details.open = true;
    fireEvent(details, new Event("toggle"));
  }
  await settle();
  note();
  const boxes = document.querySelectorAll<HTMLInputElement>(`main :is(${TEXT_BOXES})`);
  for (const box of [...boxes].slice(0, 2)) {
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
  const { desk, store, go, press, rename } = await opened();
  const steps: [place: string, shown: string][] = [];
  let place = "";
  const note = () => void steps.push([place, document.body.textContent]);
  const pressAll = async (...names: (string | RegExp)[]) => {
    for (const name of names) {
      await press(name);
      note();
    }
  };
  for (place of [...PLACES, "#/file/conditions/stay.yaml", "#/file/locales/es/rooms.json"]) {
    await go(place);
    note();
    await write(note);
  }
  place = "the list of changes";
  const { undoAll, undoAllYes, close } = es.changes;
  const toCorrect = new RegExp(`^${es.bar.toCorrect(1).replace("1", "\\d+")}`);
  await pressAll(toCorrect, undoAll, undoAllYes, close);
  await rename("Ocaso");
  place = "search";
  await press(es.bar.search);
  for (const asked of ["patio", "ninguno de estos"]) {
    await type(screen.getByRole("combobox", { name: es.bar.search }), asked);
    note();
  }
  act(() => (document.activeElement as HTMLElement).blur());
  place = "a conflict";
  await changeElsewhere(store, ROOM, NAME, "Poniente");
  await act(desk.refresh);
  await settle();
  note();
  await pressAll(es.conflict.keepTheirs);
  place = "a failed publication";
  await rename("");
  await pressAll("Publicar");
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
  expect(await walk()).toEqual(plain);
  stop();
  expect(logged).not.toHaveBeenCalled();
  for (const [, text] of plain) expect(text).not.toContain(es.notices.partFailed);
});
