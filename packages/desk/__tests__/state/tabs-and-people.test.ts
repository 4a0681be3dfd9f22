import "fake-indexeddb/auto";
import "../../../../__tests__/setup/locks";
import { dataOf, openConflicts } from "../../core/work";
import { editsInBrowser } from "../../state/kept-edits";
import type { Person } from "../../sign-in/session";
import { type ContentStore } from "../../stores/store";
import { memoryStore } from "../with-desk";
import { testSnapshot } from "../core/test-snapshot";
import { open, ROOM, newName, eventually, MAR, soon } from "./open-kept";

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
});

test("no other tab takes the pen while one publishes", async () => {
  const kept = newName();
  const store = memoryStore(await testSnapshot());
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const slow: ContentStore = {
    ...store,
    commit: (...commit) => answered.then(() => store.commit(...commit)),
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

  test.each([
    ["goes on with them", "goOn", 2, 0],
    ["leaves them to the first", "leave", 0, 2],
  ] as const)(
    "the second is asked about the edits that the first has left, and %s",
    async (_, how, own, left) => {
      const { decide, keptBy, work } = await openAfterMar();
      expect(work().edits.size).toBe(0);
      await decide(how);
      expect([work().edits.size, await keptBy(PAU), await keptBy(MAR)]).toEqual([own, own, left]);
    },
  );

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
