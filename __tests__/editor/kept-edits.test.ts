import "fake-indexeddb/auto";
import { openDesk } from "../../src/editor/desk";
import { editsInBrowser } from "../../src/editor/kept-edits";
import { penFor } from "../../src/editor/pen";
import { dataOf } from "../../src/editor/content/work";
import { memoryStore, onlyPen } from "./with-desk";
import { testSnapshot } from "./content/test-snapshot";

const TRIP = "trips/sunset.json";
const channels: BroadcastChannel[] = [];
const Channel = BroadcastChannel;
globalThis.BroadcastChannel = class extends Channel {
  constructor(name: string) {
    super(name);
    channels.push(this);
  }
};
afterAll(() => channels.forEach((channel) => channel.close()));

/** More than what the desk waits for storage and locks, in milliseconds. */
const PATIENCE = 5000;

let name = 0;
const open = async (keptName: string, pen = penFor(keptName)) =>
  openDesk(memoryStore(await testSnapshot()), editsInBrowser(keptName), pen);

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

test("what was written is there when the desk is opened again, and what was undone is not", async () => {
  const kept = String((name += 1));
  const desk = await open(kept);
  desk.change(TRIP, ["end"], "22:00");
  desk.change("company.json", ["name"], "Otra");
  desk.undo();
  await soon();
  const again = await open(kept);
  expect([...again.state().work.edits.keys()]).toEqual([TRIP]);
  expect(dataOf(again.state().work, TRIP)).toMatchObject({ end: "22:00" });
  expect(again.state().leftAt).toBeGreaterThan(Date.now() - 10_000);
});

describe("two tabs of one person", () => {
  const endIn = ({ state }: Awaited<ReturnType<typeof open>>) =>
    (dataOf(state().work, TRIP) as { end: string }).end;

  test("the second one follows, and changes nothing", async () => {
    const kept = String((name += 1));
    const [one, other] = [await open(kept), await open(kept)];
    expect([one.state().hasPen, other.state().hasPen]).toEqual([true, false]);
    one.change(TRIP, ["end"], "22:00");
    await eventually(() => expect(endIn(other)).toBe("22:00"));
    one.undo();
    await eventually(() => expect(other.state().work.edits.size).toBe(0));
    other.change("company.json", ["name"], "Otra");
    await other.publish("x");
    expect(other.state().work.edits.size).toBe(0);
  });

  test("whoever takes the pen goes on from the last letter of the other", async () => {
    const kept = String((name += 1));
    const tabs = [await open(kept), await open(kept)];
    let written = "";
    for (let round = 0; round < 6; round += 1) {
      const [writer, reader] = round % 2 === 0 ? tabs : tabs.toReversed();
      if (!writer || !reader) throw new Error("There are two tabs.");
      if (round > 0) writer.takePen();
      await eventually(() => expect(writer.state().hasPen).toBe(true));
      expect(reader.state().hasPen).toBe(false);
      if (round > 0) expect(endIn(writer)).toBe(written);
      for (const letter of "abcde") writer.change(TRIP, ["end"], (written += letter));
    }
    expect((await editsInBrowser(kept).load()).edits.get(TRIP)?.data).toMatchObject({
      end: written,
    });
    await eventually(() => expect(tabs.map(endIn)).toEqual([written, written]));
  });

  test("a follower reads only the files that have changed", async () => {
    const kept = String((name += 1));
    const one = await open(kept);
    for (let index = 0; index < 20; index += 1) one.change(`gallery/${index}.json`, [], { index });
    const storage = editsInBrowser(kept);
    const load = jest.fn(storage.load);
    const other = await openDesk(
      memoryStore(await testSnapshot()),
      { ...storage, load },
      penFor(kept),
    );
    load.mockClear();
    one.change(TRIP, ["end"], "22:00");
    await eventually(() => expect(endIn(other)).toBe("22:00"));
    expect(load.mock.calls).toEqual([[[TRIP]]]);
    expect(other.state().work.edits.size).toBe(21);
  });
});

describe("a browser that stores nothing", () => {
  const refused = () => Promise.reject(new DOMException("No", "InvalidStateError"));
  const silent = () => new Promise<never>(() => undefined);

  test.each([
    ["has no room", { save: refused }],
    ["opens no database", { load: refused, save: refused }],
  ])("that %s says so, and the desk goes on", async (_, failing) => {
    const kept = { ...editsInBrowser(String((name += 1))), ...failing };
    const desk = await openDesk(memoryStore(await testSnapshot()), kept, onlyPen);
    desk.change(TRIP, ["end"], "22:00");
    await soon();
    expect(desk.state().isKept).toBe(false);
    expect(dataOf(desk.state().work, TRIP)).toMatchObject({ end: "22:00" });
  });

  test.each([
    ["never answers", { open: () => ({}) }],
    [
      "throws",
      {
        open: () => {
          throw new DOMException("Denied", "SecurityError");
        },
      },
    ],
  ])("whose database %s is not waited for", async (_, factory) => {
    const real = indexedDB;
    Object.defineProperty(globalThis, "indexedDB", { value: factory, configurable: true });
    const snapshot = await testSnapshot();
    jest.useFakeTimers({ doNotFake: ["nextTick", "queueMicrotask", "setImmediate"] });
    const opening = openDesk(memoryStore(snapshot), editsInBrowser(String((name += 1))), onlyPen);
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
    jest.useFakeTimers({ doNotFake: ["nextTick", "queueMicrotask", "setImmediate"] });
    const pen = penFor(String((name += 1)));
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
