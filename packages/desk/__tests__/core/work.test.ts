import { earlierAt } from "../../core/earlier";
import { valueAt, withValue } from "../../core/paths";
import { begin, change, dataOf, rebaseWork, redo, undo, type Work } from "../../core/work";
import { decided } from "../../state/publish";
import type { Path } from "../../../typed-content/schema";
import { present } from "../../../../__tests__/setup/present";
import { changedSnapshot, testSnapshot } from "./test-snapshot";
import { storedIn, type Snapshot } from "../../core/edits";

const ROOM = "rooms/garden.json";
const HOUSE = "house.json";

let snapshot: Snapshot;
beforeAll(async () => {
  snapshot = await testSnapshot();
});

/** Returns content in which somebody else has changed a value. */
const newerWith = (file: string, path: Path, value: unknown) =>
  changedSnapshot(snapshot, "second", { [file]: withValue(storedIn(snapshot, file), path, value) });

type Weeks = { room: string; price: number }[];
const weeksIn = (work: Work) => (dataOf(work, HOUSE) as { weeks: Weeks }).weeks;
const raised = (list: Weeks, by: number) =>
  list.map((each) => ({ ...each, price: each.price + by }));

const typed = (text: string, from: number) => {
  let work = begin(snapshot);
  for (let length = 1; length <= text.length; length += 1)
    work = change(work, ROOM, ["name", "es"], text.slice(0, length), from + length * 100);
  return work;
};

const name = (work: Work) => valueAt(dataOf(work, ROOM), ["name", "es"]);

test("undo and redo take what is typed without a pause as one step", () => {
  const before = name(begin(snapshot));
  const work = change(typed("Tarde", 0), ROOM, ["name", "es"], "Tarde larga", 9000);
  expect(name(undo(work))).toBe("Tarde");
  expect(name(undo(undo(work)))).toBe(before);
  expect(undo(undo(work)).edits.size).toBe(0);
  expect(name(undo(undo(undo(work))))).toBe(before);
  expect(name(redo(redo(undo(undo(work)))))).toBe("Tarde larga");
  expect(redo(work)).toBe(work);
  // Another field is another step, and a change clears redo.
  const other = change(undo(work), ROOM, ["name", "en"], "Evening", 9600);
  expect(redo(other)).toBe(other);
  expect(undo(other).edits).toEqual(undo(work).edits);
  // What is written as it was is none.
  expect(change(work, ROOM, ["name", "es"], "Tarde larga", 20_000)).toBe(work);
});

test("undo brings a deleted entry back as it was, identifier and all", () => {
  const work = change(begin(snapshot), ROOM, [], undefined, 0);
  expect(dataOf(work, ROOM)).toBeUndefined();
  expect(dataOf(undo(work), ROOM)).toEqual(storedIn(snapshot, ROOM));
});

test("after a rebase, undo keeps what others have published meanwhile", () => {
  const work = rebaseWork(typed("Tarde", 0), newerWith(ROOM, ["order"], 9));
  expect(work.conflicts.size).toBe(0);
  expect(dataOf(work, ROOM)).toMatchObject({ order: 9, name: { es: "Tarde" } });
  expect(dataOf(undo(work), ROOM)).toMatchObject({ order: 9 });
  expect(undo(work).edits.size).toBe(0);
});

test.each(["mine", "theirs"] as const)(
  "a conflict: of two values, %s stands once it is decided",
  (whose) => {
    const path = ["weeks", 0, "price"];
    const mine = change(begin(snapshot), HOUSE, path, 666, 0);
    const asked = rebaseWork(mine, newerWith(HOUSE, path, 777));
    expect(valueAt(dataOf(asked, HOUSE), path)).toBe(666);
    const conflict = present(asked.conflicts.get(HOUSE)?.[0], "conflict");
    const after = decided(asked, HOUSE, conflict, whose, 5000);
    expect(after.conflicts.size).toBe(0);
    expect(valueAt(dataOf(after, HOUSE), path)).toBe(whose === "mine" ? 666 : 777);
    expect(after.edits.size).toBe(whose === "mine" ? 1 : 0);
  },
);

test("a conflict decided by removing an item leaves the others where they are", () => {
  const first = begin(snapshot);
  const weeks = weeksIn(first);
  const [, next, ...rest] = weeks;
  const theirs = raised(weeks, 7);
  const mine = [{ ...next, price: 1 }, ...rest];
  const changed = change(first, HOUSE, ["weeks"], mine, 0);
  let work = rebaseWork(changed, newerWith(HOUSE, ["weeks"], theirs));
  expect(work.conflicts.get(HOUSE)).toHaveLength(2);
  for (let left = 2; left > 0; left -= 1) {
    const conflict = present(work.conflicts.get(HOUSE)?.[0], "conflict");
    work = decided(work, HOUSE, conflict, "mine", 5000 * left);
  }
  expect(work.conflicts.size).toBe(0);
  expect(weeksIn(work)).toEqual([{ ...next, price: 1 }, ...theirs.slice(2)]);
});

test("a conflict about the order leaves the others at their items", () => {
  const first = begin(snapshot);
  const weeks = weeksIn(first);
  const [head, ...rest] = raised(weeks, 7);
  const changed = change(first, HOUSE, ["weeks"], raised(weeks, 3).reverse(), 0);
  let work = rebaseWork(changed, newerWith(HOUSE, ["weeks"], [...rest, head]));
  let turn = 0;
  while (work.conflicts.size > 0) {
    const conflict = present(work.conflicts.get(HOUSE)?.[0], "conflict");
    work = decided(work, HOUSE, conflict, "theirs", 5000 * (turn += 1));
  }
  expect(turn).toBe(1 + weeks.length);
  expect(work.edits.size).toBe(0);
});

test("edits that were left are resumed over the newest content", () => {
  const left = typed("Tarde", 0).edits;
  expect(name(begin(snapshot, left))).toBe("Tarde");
  expect(begin(newerWith(ROOM, ["name", "es"], "Tarde"), left).edits.size).toBe(0);
});

test("an item is what it was, wherever it stands now; what is new was nothing", () => {
  const { weeks } = storedIn(snapshot, HOUSE) as { weeks: Weeks };
  const was = (now: Weeks, place: number) =>
    earlierAt(HOUSE, { base: { weeks }, data: { weeks: now } }, ["weeks", place, "price"]);
  expect(was(weeks.slice(1), 0)).toBe(weeks[1]?.price);
  expect(was(weeks.with(1, { room: "new", price: 9 }), 1)).toBeUndefined();
});
