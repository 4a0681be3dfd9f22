import { es } from "../test-site";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { ChangesDrawer } from "../../publishing/changes";
import { Notices } from "../../window/notices";
import {
  StoreError,
  type ContentStore,
  type Draft,
  type Drafts,
  type FileChanges,
  type Preview,
} from "../../stores/store";
import { dataIn } from "../../core/edits";
import { content } from "../../../../examples/guest-house/__tests__/house-content";
import { testSnapshot } from "../core/test-snapshot";
import { changeElsewhere, memoryStore, renderWithDesk } from "../with-desk";
import { linkTo } from "../window/show-screen";

const { drafts } = es;
const ROOM = "rooms/garden.json";
const ADDRESS = "https://copy.example.com";
const first = testSnapshot();

/** Returns a store that holds one person's draft. */
const draftStore = async (found?: Draft) => {
  const store = memoryStore(await first);
  type Told = {
    preview?: Preview;
    unfinished?: string;
    shown: FileChanges[];
    messages: string[];
  };
  const told: Told = { shown: [], messages: [] };
  const own: Drafts = {
    show: async (changes, revision, message, unfinished) => {
      const snapshot = await store.load();
      if (revision !== snapshot.revision) return { isMade: false, snapshot };
      told.shown.push(changes);
      told.messages.push(message);
      told.unfinished = unfinished;
      told.preview = { status: "building" };
      return { isMade: true, snapshot };
    },
    find: () => Promise.resolve(found),
    forget: () => Promise.resolve(),
    discard: () => {
      told.preview = undefined;
      return Promise.resolve();
    },
    preview: () => Promise.resolve(told.preview),
  };
  return { store: { ...store, drafts: own }, told };
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

const press = (name: string) => act(async () => void fireEvent.click(button(name) as Element));
const told = () => document.querySelector(".shown [role=status]")?.textContent;
const button = (name: string) => screen.queryByRole("button", { name });

/** Returns a draft with these changes to the first content. */
const draftOf = async (files: Record<string, string | Uint8Array | undefined>): Promise<Draft> => ({
  changes: new Map(Object.entries(files)),
  snapshot: await first,
  date: "2026-03-09T12:00:00Z",
});

/** Opens the desk over a store of drafts, with a change. Where the store has none, no draft is offered. */
const opened = async () => {
  const without = await open(memoryStore(await first));
  act(() => without.change(ROOM, ["guests"], 3));
  expect(button(drafts.show)).toBeNull();
  cleanup();
  const { store, told: at } = await draftStore();
  const desk = await open(store);
  expect(button(drafts.show)).toBeNull();
  act(() => desk.change(ROOM, ["guests"], 3));
  return { store, at, desk };
};

test("a draft shows the changes, which stay; its address is copied; it is updated and discarded", async () => {
  const { at, desk } = await opened();
  await press(drafts.show);
  expect(at.shown.map((changes) => [...changes.keys()])).toEqual([[ROOM]]);
  expect(at.messages).toEqual(["Habitación del jardín › Personas"]);
  expect(desk.state().work.edits.size).toBe(1);
  expect(told()).toBe(drafts.building);

  at.preview = { status: "there", address: ADDRESS };
  await act(desk.refresh);
  expect(linkTo(drafts.see)).toBe(ADDRESS);
  const writeText = jest.fn(() => Promise.resolve());
  Object.assign(navigator, { clipboard: { writeText } });
  await press(drafts.copyAddress);
  expect(writeText).toHaveBeenCalledWith(ADDRESS);
  expect(screen.getByText(drafts.copied)).toBeTruthy();

  act(() => desk.change(ROOM, ["guests"], 4));
  await press(drafts.again);
  expect(at.shown[1]?.get(ROOM)).toContain('"guests": 4');
  expect(told()).toBe(drafts.building);

  await press(drafts.discard);
  expect(button(drafts.discard)).toBeNull();
  expect(button(drafts.show)).not.toBeNull();
  expect(desk.state().work.edits.size).toBe(1);
});

test("a draft shows what is ready, and takes along what is not: another device goes on with all of it", async () => {
  const { at, desk } = await opened();
  act(() => desk.change("rooms/new-1.json", [], { id: "new-1", name: { es: "Torre" }, order: 9 }));
  // A fault in what is public already keeps a draft from nothing either.
  act(() => desk.change("house.json", ["address", "city"], undefined));
  const said = await screen.findByText(/En la copia no se ve/);
  expect(said.textContent).toContain("2 cambios");
  await press(drafts.show);
  expect(told()).toBe(drafts.building);
  expect(at.shown.map((changes) => [...changes.keys()])).toEqual([[ROOM]]);
  const written = desk.state().work.edits;
  expect([...written.keys()].toSorted()).toEqual(["house.json", ROOM, "rooms/torre.json"]);
  cleanup();

  const text = String(at.shown[0]?.get(ROOM));
  const { store } = await draftStore({ ...(await draftOf({ [ROOM]: text })), ...at });
  await changeElsewhere(store, ROOM, ["size"], 31);
  const other = await open(store);
  await act(async () => other.drafts?.look());
  expect(screen.getByText(/^Hay cambios .* no publicasteis/)).toBeTruthy();
  await press(drafts.goOn);
  const { edits } = other.state().work;
  expect([...edits.keys()].toSorted()).toEqual([...written.keys()].toSorted());
  expect(edits.get("rooms/torre.json")).toEqual(written.get("rooms/torre.json"));
  expect(edits.get("house.json")?.data).toEqual(written.get("house.json")?.data);
  expect(edits.get(ROOM)?.data).toMatchObject({ guests: 3, size: 31 });
});

test("a draft of only unfinished things is one all the same", async () => {
  const { store, told: at } = await draftStore();
  const desk = await open(store);
  act(() => desk.change("rooms/new-1.json", [], { id: "new-1", order: 9, size: 12 }));
  await press(drafts.show);
  expect([at.shown.map(({ size }) => size), at.unfinished]).toEqual([
    [0],
    expect.stringContaining('"size": 12'),
  ]);
});

test("a draft that fails, or has a conflict that nobody has decided, is told, and nothing is lost", async () => {
  const { store, at, desk } = await opened();
  const show = jest.spyOn(store.drafts, "show");
  show.mockRejectedValueOnce(new StoreError("unreachable", "offline"));
  await press(drafts.show);
  expect(told()).toContain(es.problems.unreachable);
  await press(drafts.show);
  at.preview = { status: "failed", address: ADDRESS };
  await act(desk.refresh);
  expect(told()).toBe(drafts.failed);
  expect(linkTo(es.status.whatHappened)).toBe(ADDRESS);
  await changeElsewhere(store, ROOM, ["guests"], 5);
  await press(drafts.again);
  expect(told()).toBe(drafts.conflict);
  expect(at.shown).toHaveLength(1);
  expect(desk.state().work.edits.size).toBe(1);
});

describe("a draft on another device", () => {
  const openedWith = async (draft: Draft, guests?: number) => {
    const { store } = await draftStore(draft);
    const desk = await open(store);
    if (guests !== undefined) act(() => desk.change(ROOM, ["guests"], guests));
    // It is looked for when the desk opens.
    await act(async () => desk.follow()());
    return desk;
  };
  const roomWith = (fields: object) =>
    draftOf({ [ROOM]: JSON.stringify({ ...(dataIn(content, ROOM) as object), ...fields }) });

  test("is taken up in one step, or left", async () => {
    const desk = await openedWith(await roomWith({ guests: 3 }));
    await press(drafts.goOn);
    expect(desk.state().work.edits.get(ROOM)?.data).toMatchObject({ guests: 3 });
    expect(button(drafts.goOn)).toBeNull();
    act(desk.undo);
    expect(desk.state().work.edits.size).toBe(0);
    cleanup();
    const other = await openedWith(await roomWith({ guests: 3 }));
    await press(drafts.leave);
    expect(button(drafts.leave)).toBeNull();
    expect(other.state().work.edits.size).toBe(0);
  });

  test("leaves what has been written here since as it is, and is not offered if it is here or cannot be read", async () => {
    const desk = await openedWith(await roomWith({ guests: 3, size: 20 }), 4);
    await press(drafts.goOn);
    expect(desk.state().work.edits.get(ROOM)?.data).toMatchObject({ guests: 4, size: 20 });
    expect(desk.state().work.conflicts.size).toBe(0);
    cleanup();
    await openedWith(await roomWith({ guests: 3 }), 4);
    expect(button(drafts.goOn)).toBeNull();
    cleanup();
    await openedWith(await draftOf({ [ROOM]: "{" }));
    expect(button(drafts.goOn)).toBeNull();
  });

  test.each([
    ["newer", '{ "version": 2, "work": [] }'],
    ["broken", "<<<<<<<"],
    ["broken", '{ "version": 1, "edits": { "../x.json": { "data": {} } } }'],
    ["broken", '{ "version": 1, "edits": { "rooms/a.json": { "data": 3 } } }'],
  ] as const)(
    "with unfinished edits that are %s is told, and goes on with the others",
    async (why, unfinished) => {
      const { store, told: at } = await draftStore({
        ...(await roomWith({ guests: 3 })),
        unfinished,
      });
      const desk = await open(store);
      const forget = jest.spyOn(store.drafts, "forget");
      await act(async () => desk.drafts?.look());
      expect(screen.getByText(drafts[why])).toBeTruthy();
      await press(drafts.goOn);
      expect(desk.state().work.edits.get(ROOM)?.data).toMatchObject({ guests: 3 });
      // What a newer desk has kept is not replaced or deleted by this one.
      await press(drafts.show);
      await act(() => desk.publish(() => ""));
      expect([at.shown.length, forget.mock.calls.length]).toEqual(
        why === "newer" ? [0, 0] : [1, 1],
      );
    },
  );

  test("brings deletions and pictures", async () => {
    globalThis.createImageBitmap = () => Promise.reject(new Error("none"));
    const bytes = new Uint8Array([0xff, 0xd8, 0xff]);
    const desk = await openedWith(
      await draftOf({ "photographs/1.json": undefined, "media/new.jpg": bytes }),
    );
    await press(drafts.goOn);
    const { edits } = desk.state().work;
    expect(edits.get("photographs/1.json")?.data).toBeUndefined();
    expect(edits.get("media/new.jpg")?.data).toMatchObject({ bytes });
  });
});
