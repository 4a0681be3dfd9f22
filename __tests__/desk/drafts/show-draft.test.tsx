/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import { es } from "../../../src/desk/words/es";
import { act, fireEvent, screen } from "@testing-library/react";
import { ChangesDrawer } from "../../../src/desk/publishing/changes";
import { Notices } from "../../../src/desk/window/notices";
import {
  StoreError,
  type ContentStore,
  type Draft,
  type Drafts,
  type FileChanges,
  type Preview,
} from "../../../src/desk/stores/store";
import { testSnapshot } from "../core/test-snapshot";
import { memoryStore, renderWithDesk } from "../with-desk";
import { polyfillDialogs } from "../window/dialogs";

polyfillDialogs();

const TRIP = "trips/sunset.json";
const ADDRESS = "https://copy.example.com";
const first = testSnapshot();

/** Returns a store that holds one person's draft. */
const draftStore = async (found?: Draft) => {
  const store = memoryStore(await first);
  const told: { preview?: Preview; shown: FileChanges[]; messages: string[] } = {
    shown: [],
    messages: [],
  };
  const drafts: Drafts = {
    show: async (changes, revision, message) => {
      const snapshot = await store.load();
      if (revision !== snapshot.revision) return { isMade: false, snapshot };
      told.shown.push(changes);
      told.messages.push(message);
      told.preview = { status: "building" };
      return { isMade: true, snapshot };
    },
    find: () => Promise.resolve(found),
    discard: () => {
      told.preview = undefined;
      return Promise.resolve();
    },
    preview: () => Promise.resolve(told.preview),
  };
  return { store: { ...store, drafts }, told };
};

const open = async (store: ContentStore) => {
  const { desk } = await renderWithDesk(
    <>
      <Notices onChanges={() => undefined} />
      <ChangesDrawer isOpen onClose={() => undefined} />
    </>,
    { store },
  );
  return desk;
};

const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole("button", { name })));
const told = () => document.querySelector(".shown [role=status]")?.textContent;
const button = (name: string) => screen.queryByRole("button", { name });

/** Returns a draft with these changes to the first content. */
const draftOf = async (files: Record<string, string | undefined>): Promise<Draft> => ({
  changes: new Map(Object.entries(files)),
  snapshot: await first,
  date: "2026-03-09T12:00:00Z",
});

const tripWith = async (fields: object) => {
  const source = (await first).sources.find(({ file }) => file === TRIP);
  const data = JSON.parse(source && "text" in source ? source.text : "{}") as object;
  return { ...data, ...fields };
};

test("where nothing can be shown before it is published, nobody is asked to", async () => {
  const desk = await open(memoryStore(await first));
  act(() => desk.change(TRIP, ["end"], "22:15"));
  expect(desk.drafts).toBeUndefined();
  expect(button("Enseñar antes de publicar")).toBeNull();
});

test("changes are shown, and stay", async () => {
  const { store, told: at } = await draftStore();
  const desk = await open(store);
  expect(button("Enseñar antes de publicar")).toBeNull();
  act(() => desk.change(TRIP, ["end"], "22:15"));
  await press("Enseñar antes de publicar");
  expect(at.shown.map((changes) => [...changes.keys()])).toEqual([[TRIP]]);
  expect(at.messages).toEqual(["Regreso de Atardecer"]);
  expect(desk.state().work.edits.size).toBe(1);
  expect(told()).toBe("La copia se está preparando. Tarda unos minutos.");

  at.preview = { status: "there", address: ADDRESS };
  await act(desk.refresh);
  expect(screen.getByRole("link", { name: "Ver la copia" }).getAttribute("href")).toBe(ADDRESS);

  act(() => desk.change(TRIP, ["end"], "22:30"));
  await press("Poner la copia al día");
  expect(at.shown[1]?.get(TRIP)).toContain('"end": "22:30"');
  expect(told()).toContain("se está preparando");

  await press("Quitar la copia");
  expect(button("Quitar la copia")).toBeNull();
  expect(button("Enseñar antes de publicar")).not.toBeNull();
  expect(desk.state().work.edits.size).toBe(1);
});

test("its address is copied", async () => {
  const { store, told: at } = await draftStore();
  const desk = await open(store);
  act(() => desk.change(TRIP, ["end"], "22:15"));
  await press("Enseñar antes de publicar");
  at.preview = { status: "there", address: ADDRESS };
  await act(desk.refresh);
  const writeText = jest.fn(() => Promise.resolve());
  Object.assign(navigator, { clipboard: { writeText } });
  await press("Copiar la dirección");
  expect(writeText).toHaveBeenCalledWith(ADDRESS);
  expect(screen.getByText("Dirección copiada.")).toBeTruthy();
});

test("what would break something is not shown, nor what nobody has decided", async () => {
  const { store, told: at } = await draftStore();
  const desk = await open(store);
  act(() => desk.change(TRIP, ["title", "es"], undefined));
  await press("Enseñar antes de publicar");
  expect(told()).toBe("Antes hay algo por corregir: está arriba.");
  act(desk.undo);
  act(() => desk.change(TRIP, ["end"], "22:15"));
  const newer = await tripWith({ end: "22:45" });
  await store.commit(new Map([[TRIP, JSON.stringify(newer)]]), (await first).revision, "x");
  await press("Enseñar antes de publicar");
  expect(told()).toContain("otra persona");
  expect(at.shown).toEqual([]);
});

test("what others have published meanwhile comes into the copy", async () => {
  const { store, told: at } = await draftStore();
  const desk = await open(store);
  act(() => desk.change(TRIP, ["end"], "22:15"));
  const newer = await tripWith({ start: "16:15" });
  await store.commit(new Map([[TRIP, JSON.stringify(newer)]]), (await first).revision, "x");
  await press("Enseñar antes de publicar");
  expect(at.shown[0]?.get(TRIP)).toContain('"start": "16:15"');
  expect(at.shown[0]?.get(TRIP)).toContain('"end": "22:15"');
  expect(desk.state().work.snapshot.revision).toBe((await store.load()).revision);
});

test("a copy that fails is told, and nothing is lost", async () => {
  const { store, told: at } = await draftStore();
  const desk = await open(store);
  act(() => desk.change(TRIP, ["end"], "22:15"));
  const fails = jest.spyOn(store.drafts, "show");
  fails.mockRejectedValueOnce(new StoreError("unreachable", "offline"));
  await press("Enseñar antes de publicar");
  expect(told()).toContain(es.problems.unreachable);
  await press("Enseñar antes de publicar");
  at.preview = { status: "failed", address: ADDRESS };
  await act(desk.refresh);
  expect(told()).toBe("La copia no se ha podido preparar. Vuestros cambios siguen aquí.");
  expect(screen.getByRole("link", { name: "Qué ha pasado" }).getAttribute("href")).toBe(ADDRESS);
  expect(desk.state().work.edits.size).toBe(1);
});

describe("on another device", () => {
  const opened = async (
    draft: Draft,
    before?: (desk: Awaited<ReturnType<typeof open>>) => void,
  ) => {
    const { store } = await draftStore(draft);
    const desk = await open(store);
    act(() => before?.(desk));
    await act(async () => desk.drafts?.look());
    return desk;
  };
  const later = async () => draftOf({ [TRIP]: JSON.stringify(await tripWith({ end: "22:15" })) });

  test("one goes on with what was shown, in one step", async () => {
    const desk = await opened(await later());
    await press("Seguir con ellos");
    expect(desk.state().work.edits.get(TRIP)?.data).toMatchObject({ end: "22:15" });
    expect(button("Seguir con ellos")).toBeNull();
    act(desk.undo);
    expect(desk.state().work.edits.size).toBe(0);
  });

  test("or not now", async () => {
    const desk = await opened(await later());
    await press("Ahora no");
    expect(button("Ahora no")).toBeNull();
    expect(desk.state().work.edits.size).toBe(0);
  });

  test("what has been written here since stays as it is", async () => {
    const fields = { end: "22:15", start: "16:00" };
    const draft = await draftOf({ [TRIP]: JSON.stringify(await tripWith(fields)) });
    const desk = await opened(draft, ({ change }) => change(TRIP, ["end"], "22:30"));
    await press("Seguir con ellos");
    expect(desk.state().work.edits.get(TRIP)?.data).toMatchObject({ end: "22:30", start: "16:00" });
    expect(desk.state().work.conflicts.size).toBe(0);
  });

  test("nobody is asked about what is here already, changed again, or cannot be read", async () => {
    await opened(await later(), ({ change }) => change(TRIP, ["end"], "22:30"));
    expect(button("Seguir con ellos")).toBeNull();
    await opened(await draftOf({ [TRIP]: "{" }));
    expect(button("Seguir con ellos")).toBeNull();
  });

  test("a deletion and a picture come, too", async () => {
    globalThis.createImageBitmap = () => Promise.reject(new Error("none"));
    const bytes = new Uint8Array([0xff, 0xd8, 0xff]);
    const draft: Draft = {
      changes: new Map<string, undefined | Uint8Array>([
        ["reviews/otto.json", undefined],
        ["media/new.jpg", bytes],
      ]),
      snapshot: await first,
      date: "2026-03-09T12:00:00Z",
    };
    const desk = await opened(draft);
    await press("Seguir con ellos");
    const { edits } = desk.state().work;
    expect(edits.get("reviews/otto.json")?.data).toBeUndefined();
    expect(edits.get("media/new.jpg")?.data).toMatchObject({ bytes });
  });
});
