import "fake-indexeddb/auto";
import "../../setup/locks";
import { dataOf, openConflicts } from "../../../src/desk/core/work";
import { contentOf } from "../../../src/desk/core/snapshot";
import { withProposal } from "../../../src/desk/proposals/proposals";
import { openDesk } from "../../../src/desk/core/desk";
import { editsInBrowser } from "../../../src/desk/core/kept-edits";
import { penFor } from "../../../src/desk/core/tab";
import type { Person } from "../../../src/desk/sign-in/session";
import { StoreError, type ContentStore } from "../../../src/desk/stores/store";
import { memoryStore, onlyPen } from "../with-desk";
import { testSnapshot } from "./test-snapshot";

const ROOM = "rooms/garden.json";
const MAR = { login: "mar", name: "Mar" };
const channels: BroadcastChannel[] = [];
const Channel = BroadcastChannel;
globalThis.BroadcastChannel = class extends Channel {
  constructor(name: string) {
    super(name);
    channels.push(this);
  }
};
afterAll(() => channels.forEach((channel) => channel.close()));

/** The desk polls as long as its page is open. */
const polls: ReturnType<typeof setTimeout>[] = [];
const start = setTimeout;
globalThis.setTimeout = ((act: () => void, delay = 0) => {
  const timer = start(act, delay);
  if (delay > 1000) polls.push(timer);
  return timer;
}) as typeof setTimeout;
afterAll(() => polls.forEach((timer) => clearTimeout(timer)));

/** More than what the desk waits for storage and locks, in milliseconds. */
const PATIENCE = 5000;

let names = 0;
const newName = () => String((names += 1));

type Opened = { person?: Person; store?: ContentStore };

const open = async (keptName: string, { person = MAR, store }: Opened = {}) =>
  openDesk(
    store ?? memoryStore(await testSnapshot()),
    editsInBrowser(keptName, person),
    penFor(`${keptName} ${person.login}`),
  );

const soon = () => new Promise((resolve) => setTimeout(resolve, 50));

/** Retries until the expectation holds: another tab hears of a change when the browser gets to it. */
const eventually = async (expectation: () => void) => {
  for (let tries = 0; tries < 100; tries += 1)
    try {
      return expectation();
    } catch {
      await soon();
    }
  expectation();
};

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

describe("translations that are proposed", () => {
  const at = { file: ROOM, path: ["name", "en"] };
  const proposal = { at, original: "Limonero", before: "Garden room", text: "Lemon tree" };
  const proposalsIn = ({ state }: Awaited<ReturnType<typeof open>>) => [
    ...state().proposals.values(),
  ];
  /** Opens the desk with a proposal for a text that was just changed. */
  const openProposing = async (kept: string) => {
    const desk = await open(kept);
    desk.change(ROOM, ["name", "es"], "Limonero");
    desk.propose((proposals) => withProposal(proposals, proposal));
    await soon();
    return desk;
  };

  test("are kept with the edits, in every tab, and are no edits of anybody", async () => {
    const kept = newName();
    await openProposing(kept);
    const again = await open(kept);
    expect(proposalsIn(again)).toEqual([proposal]);
    expect([...again.state().work.edits.keys()].sort()).toEqual(
      ["older-translations.json", ROOM].sort(),
    );
    const other = await open(kept, { person: { login: "ana", name: "Ana" } });
    await other.leftByOthers.look();
    expect(proposalsIn(other)).toEqual([]);
    expect(other.state().leftByOthers.map(({ edits }) => [...edits.keys()].includes(ROOM))).toEqual(
      [true],
    );
    again.takePen();
    await eventually(() => expect(again.state().hasPen).toBe(true));
    expect(proposalsIn(again)).toEqual([proposal]);
  });

  test("are gone once their text is another one", async () => {
    const kept = newName();
    const desk = await openProposing(kept);
    desk.undoAll();
    await soon();
    expect(proposalsIn(await open(kept))).toEqual([]);
  });
});

describe("two tabs of one person", () => {
  const viewIn = ({ state }: Awaited<ReturnType<typeof open>>) =>
    (dataOf(state().work, ROOM) as { view: string }).view;

  test("a tab without the pen follows, and changes nothing", async () => {
    const kept = newName();
    const [one, other] = [await open(kept), await open(kept)];
    expect([one.state().hasPen, other.state().hasPen]).toEqual([true, false]);
    one.change(ROOM, ["view"], "street");
    await eventually(() => expect(viewIn(other)).toBe("street"));
    one.undo();
    await eventually(() => expect(other.state().work.edits.size).toBe(0));
    other.change("house.json", ["name"], "Otra");
    await other.publish(() => "x");
    expect(other.state().work.edits.size).toBe(0);
  });

  test("a tab that takes the pen goes on from the last letter of the other", async () => {
    const kept = newName();
    const tabs = [await open(kept), await open(kept)];
    let written = "";
    for (let round = 0; round < 6; round += 1) {
      const [writer, reader] = round % 2 === 0 ? tabs : tabs.toReversed();
      if (!writer || !reader) throw new Error("There are two tabs.");
      if (round > 0) writer.takePen();
      await eventually(() => expect(writer.state().hasPen).toBe(true));
      expect(reader.state().hasPen).toBe(false);
      if (round > 0) expect(viewIn(writer)).toBe(written);
      for (const letter of "abcde") writer.change(ROOM, ["view"], (written += letter));
    }
    expect((await editsInBrowser(kept, MAR).load()).edits.get(ROOM)?.data).toMatchObject({
      view: written,
    });
    await eventually(() => expect(tabs.map(viewIn)).toEqual([written, written]));
  });

  test("a follower reads only the files that have changed", async () => {
    const kept = newName();
    const one = await open(kept);
    for (let index = 0; index < 20; index += 1)
      one.change(`photographs/${index}.json`, [], { index });
    const storage = editsInBrowser(kept, MAR);
    const load = jest.fn(storage.load);
    const other = await openDesk(
      memoryStore(await testSnapshot()),
      { ...storage, load },
      penFor(`${kept} ${MAR.login}`),
    );
    load.mockClear();
    one.change(ROOM, ["view"], "street");
    await eventually(() => expect(viewIn(other)).toBe("street"));
    expect(load.mock.calls).toEqual([[[ROOM]]]);
    expect(other.state().work.edits.size).toBe(21);
  });
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

  test("keeps no bytes of pictures a second time", async () => {
    const kept = newName();
    const desk = await open(kept, {
      store: withoutAnswers(memoryStore(await testSnapshot()), false),
    });
    const picture = { file: "media/new.jpg", sha256: "1", bytes: 3, width: 9, height: 9 };
    desk.change("media/new.jpg", [], {
      picture: { ...picture, isDamaged: false, format: "jpeg" },
      bytes: new Uint8Array([1, 2, 3]),
    });
    await desk.publish(() => "x");
    await soon();
    const { sent } = await editsInBrowser(kept, MAR).load();
    expect(sent).toMatchObject({ mark: "never made" });
    expect(sent?.edits.get("media/new.jpg")?.data).toEqual({
      picture: { ...picture, isDamaged: false, format: "jpeg" },
    });
  });
});

test("no other tab takes the pen while one publishes", async () => {
  const kept = newName();
  const store = memoryStore(await testSnapshot());
  let answer: () => void = () => undefined;
  const slow: ContentStore = {
    ...store,
    commit: async (...commit) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return store.commit(...commit);
    },
  };
  const [one, other] = [await open(kept, { store: slow }), await open(kept, { store })];
  one.change(ROOM, ["guests"], 3);
  const published = one.publish(() => "x");
  await soon();
  other.takePen();
  await soon();
  expect(one.state().hasPen).toBe(true);
  answer();
  await published;
  await eventually(() => expect(other.state().hasPen).toBe(true));
  expect(one.state().work.edits.size).toBe(0);
  expect(other.state().work).toMatchObject({ edits: new Map(), conflicts: new Map() });
});

test("who signs out and in again in the same tab may write, with what was there", async () => {
  const kept = newName();
  const before = await open(kept);
  before.change(ROOM, ["guests"], 3);
  await soon();
  before.close();
  const after = await open(kept);
  expect(after.state().hasPen).toBe(true);
  expect(after.state().work.edits.has(ROOM)).toBe(true);
  const waiting = await open(kept);
  expect(waiting.state().hasPen).toBe(false);
  // One that waits may end as well, and gets nothing any more.
  waiting.close();
  after.close();
  await soon();
  expect(waiting.state().hasPen).toBe(false);
});

describe("of two people at one computer", () => {
  const PAU = { login: "pau", name: "Pau" };
  const FIRST = "photographs/11.json";
  /** Opens the desk as Pau, after Mar has changed and added something. */
  const openAfterMar = async () => {
    const kept = newName();
    const mar = await open(kept);
    mar.change(ROOM, ["guests"], 3);
    mar.change(FIRST, [], { id: 11, order: 11 });
    await soon();
    const pau = await open(kept, { person: PAU });
    const others = () => pau.state().leftByOthers;
    /** Looks for what others have left, and decides what becomes of it. */
    const decide = async (how: "goOn" | "leave") => {
      await pau.leftByOthers.look();
      const [left] = others();
      expect(left).toMatchObject({ by: MAR });
      if (left) pau.leftByOthers[how](left);
      expect(others()).toEqual([]);
      await soon();
    };
    const keptBy = async (person: Person) => (await editsInBrowser(kept, person).load()).edits.size;
    return { pau, decide, keptBy, work: () => pau.state().work };
  };

  test("the second is asked about the edits that the first has left, and goes on with them", async () => {
    const { decide, keptBy, work } = await openAfterMar();
    expect(work().edits.size).toBe(0);
    await decide("goOn");
    expect(dataOf(work(), ROOM)).toMatchObject({ guests: 3 });
    expect([await keptBy(MAR), await keptBy(PAU)]).toEqual([0, 2]);
  });

  test("the second leaves them to the first", async () => {
    const { decide, keptBy, work } = await openAfterMar();
    await decide("leave");
    expect([work().edits.size, await keptBy(MAR)]).toEqual([0, 2]);
  });

  test("what both have changed is a conflict, and what both have added is two things", async () => {
    const { pau, decide, work } = await openAfterMar();
    pau.change(ROOM, ["guests"], 4);
    pau.change(FIRST, [], { id: 11, order: 12 });
    await decide("goOn");
    expect(openConflicts(work())).toMatchObject([{ file: ROOM, conflict: { mine: 4, theirs: 3 } }]);
    expect(dataOf(work(), FIRST)).toEqual({ id: 11, order: 12 });
    expect(dataOf(work(), "photographs/12.json")).toEqual({ id: 12, order: 11 });
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
