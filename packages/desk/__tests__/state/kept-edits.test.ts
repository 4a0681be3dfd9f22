import { createStore, set } from "idb-keyval";
import "fake-indexeddb/auto";
import "../../../../__tests__/setup/locks";
import { dataOf } from "../../core/work";
import { readStateAt } from "../../core/unread";
import { openDesk } from "../../state/desk";
import { editsInBrowser } from "../../state/kept-edits";
import { penFor } from "../../core/tab";
import { StoreError, type ContentStore } from "../../stores/store";
import { memoryStore, onlyPen } from "../with-desk";
import { testSnapshot } from "../core/test-snapshot";
import { newName, open, ROOM, soon, eventually, MAR } from "./open-kept";
import { contentOf } from "../../core/edits";

/** More than what the desk waits for storage and locks, in milliseconds. */
const PATIENCE = 5000;

test("edits are kept for the next time the desk is opened, and what was undone is not", async () => {
  const kept = newName();
  const desk = await open(kept);
  desk.change(ROOM, ["guests"], 3);
  desk.change("house.json", ["name"], "Otra");
  desk.undo();
  await soon();
  const again = await open(kept);
  expect([...again.state().work.edits.keys()]).toEqual([ROOM]);
  expect(dataOf(again.state().work, ROOM)).toMatchObject({ guests: 3 });
  expect(again.state().leftAt).toBeGreaterThan(Date.now() - 10_000);
});

test("proposals that an older desk kept are edits that wait to be read, unless something was typed there", async () => {
  const kept = newName();
  const desk = await open(kept);
  desk.change(ROOM, ["name", "es"], "Limonero");
  desk.change(ROOM, ["name", "de"], "Zitronenzimmer");
  await soon();
  const proposals = [
    { path: ["name", "en"], before: "Garden room", text: "Lemon tree" },
    { path: ["name", "de"], before: "Gartenzimmer", text: "Zitronenbaum" },
  ].map(({ path, ...others }) => ({ at: { file: ROOM, path }, original: "Limonero", ...others }));
  const value = new Map(proposals.map((each) => [each.text, each]));
  await set([MAR.login, "/proposals"], value, createStore(`desk ${kept}`, "edits"));
  for (const turn of ["at once", "and the next time"]) {
    const again = await open(kept);
    again.takePen();
    await eventually(() => expect([turn, again.state().hasPen]).toEqual([turn, true]));
    const { work } = again.state();
    expect(dataOf(work, ROOM)).toMatchObject({ name: { en: "Lemon tree", de: "Zitronenzimmer" } });
    expect(readStateAt(work, { file: ROOM, path: ["name", "en"] })).toBe("waits");
    await soon();
  }
  expect((await editsInBrowser(kept, MAR).load()).proposals).toEqual([]);
});

describe("what was sent without an answer", () => {
  const lost = new StoreError("unreachable", "lost");
  /** Returns a store whose commits are made, or not, and never answered. */
  const withoutAnswers = (store: ContentStore, isMade: boolean): ContentStore => ({
    ...store,
    commit: async (changes, revision, message, listener) => {
      if (isMade) await store.commit(changes, revision, message, listener);
      else listener?.onSend?.("never made");
      throw lost;
    },
  });
  const dataIn = (desk: Awaited<ReturnType<typeof open>>) =>
    dataOf(desk.state().work, ROOM) as object;

  test.each([
    ["had been stored", true, "after a retry"],
    ["had been stored", true, "when the desk is opened again"],
    ["had been lost", false, "after a retry"],
    ["had been lost", false, "when the desk is opened again"],
  ])("and %s is no conflict with oneself: %#", async (_, isMade, when) => {
    const kept = newName();
    const store = memoryStore(await testSnapshot());
    let desk = await open(kept, { store: { ...withoutAnswers(store, isMade) } });
    desk.change(ROOM, ["guests"], 3);
    desk.change(ROOM, ["size"], 20);
    await desk.publish(() => "x");
    expect(desk.state().outcome).toMatchObject({ problem: "unreachable" });
    desk.change(ROOM, ["guests"], 4);
    await soon();
    if (when === "when the desk is opened again") {
      desk = await open(kept, { store });
      // The pen stays with the tab that is open.
      desk.takePen();
      await eventually(() => expect(desk.state().hasPen).toBe(true));
    } else Object.assign(desk.store, { commit: store.commit });
    await desk.publish(() => "x");
    expect(desk.state().outcome).toEqual({ kind: "published" });
    expect(desk.state().work).toMatchObject({ edits: new Map(), conflicts: new Map() });
    expect(dataIn(desk)).toMatchObject({ guests: 4, size: 20 });
    expect(contentOf(await store.load()).entries).toContainEqual(
      expect.objectContaining({
        file: ROOM,
        data: expect.objectContaining({ guests: 4, size: 20 }) as object,
      }),
    );
  });
});

describe("a browser that stores nothing", () => {
  const denied = () => {
    throw new DOMException("Denied", "SecurityError");
  };
  const refused = () => Promise.reject(new DOMException("No", "InvalidStateError"));
  const silent = () => new Promise<never>(() => undefined);

  test.each([
    ["has no room", { save: refused }],
    ["opens no database", { load: refused, save: refused }],
  ])("that %s says so, and the desk goes on", async (_, failing) => {
    const kept = { ...editsInBrowser(newName(), MAR), ...failing };
    const desk = await openDesk(memoryStore(await testSnapshot()), kept, onlyPen);
    desk.change(ROOM, ["guests"], 3);
    await soon();
    expect(desk.state().isKept).toBe(false);
    expect(dataOf(desk.state().work, ROOM)).toMatchObject({ guests: 3 });
  });

  const fakeTimers = () =>
    jest.useFakeTimers({ doNotFake: ["nextTick", "queueMicrotask", "setImmediate"] });

  test.each([
    ["never answers", () => ({})],
    ["throws", denied],
  ])("whose database %s is not waited for", async (_, open) => {
    const real = indexedDB;
    Object.defineProperty(globalThis, "indexedDB", { value: { open }, configurable: true });
    const store = memoryStore(await testSnapshot());
    fakeTimers();
    const opening = openDesk(store, editsInBrowser(newName(), MAR), onlyPen);
    await jest.advanceTimersByTimeAsync(PATIENCE);
    const desk = await opening;
    jest.useRealTimers();
    Object.defineProperty(globalThis, "indexedDB", { value: real, configurable: true });
    expect(desk.state()).toMatchObject({ isKept: false });
  });

  test.each([
    ["refuse", () => Promise.reject(new DOMException("Denied", "SecurityError"))],
    ["do not answer", silent],
  ])("whose locks %s lets every tab write", async (_, request) => {
    const locks = jest.spyOn(navigator.locks, "request").mockImplementation(request);
    fakeTimers();
    const pen = penFor(newName());
    const changes: boolean[] = [];
    const known = pen.follow((hasPen) => changes.push(hasPen));
    await jest.advanceTimersByTimeAsync(PATIENCE);
    await known;
    jest.useRealTimers();
    // A desk has the pen unless it hears otherwise.
    expect(changes).not.toContain(false);
    locks.mockRestore();
  });
});
