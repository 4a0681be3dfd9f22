import { valueAt, withValue } from "../../../src/desk/core/paths";
import { storedIn, type Snapshot } from "../../../src/desk/core/snapshot";
import {
  begin,
  change,
  dataOf,
  decide,
  moveTo,
  redo,
  undo,
  type Work,
} from "../../../src/desk/core/work";
import type { Path } from "../../../src/typed-content/schema";
import { present } from "../../setup/present";
import { changedSnapshot, testSnapshot } from "./test-snapshot";

const TRIP = "trips/sunset.json";
const PRICES = "prices.json";

let snapshot: Snapshot;
beforeAll(async () => {
  snapshot = await testSnapshot();
});

/** Returns content in which somebody else has changed a value. */
const newerWith = (file: string, path: Path, value: unknown) =>
  changedSnapshot(snapshot, "second", { [file]: withValue(storedIn(snapshot, file), path, value) });

type Packages = { trip: string; amount: number }[];
const packagesIn = (work: Work) => (dataOf(work, PRICES) as { packages: Packages }).packages;
const raised = (list: Packages, by: number) =>
  list.map((each) => ({ ...each, amount: each.amount + by }));

const typed = (text: string, from: number) => {
  let work = begin(snapshot);
  for (let length = 1; length <= text.length; length += 1)
    work = change(work, TRIP, ["title", "es"], text.slice(0, length), from + length * 100);
  return work;
};

const title = (work: Work) => valueAt(dataOf(work, TRIP), ["title", "es"]);

test("undo and redo take what is typed without a pause as one step", () => {
  const before = title(begin(snapshot));
  const work = change(typed("Tarde", 0), TRIP, ["title", "es"], "Tarde larga", 9000);
  expect(title(undo(work))).toBe("Tarde");
  expect(title(undo(undo(work)))).toBe(before);
  expect(undo(undo(work)).edits.size).toBe(0);
  expect(title(undo(undo(undo(work))))).toBe(before);
  expect(title(redo(redo(undo(undo(work)))))).toBe("Tarde larga");
  expect(redo(work)).toBe(work);
});

test("undo: another field is another step", () => {
  const work = change(typed("Tarde", 0), TRIP, ["title", "en"], "Evening", 600);
  expect(title(undo(work))).toBe("Tarde");
  expect(valueAt(dataOf(undo(work), TRIP), ["title", "en"])).not.toBe("Evening");
});

test("a change after undo clears redo", () => {
  const work = change(undo(typed("Tarde", 0)), TRIP, ["end"], "23:00", 5000);
  expect(redo(work)).toBe(work);
  expect(title(work)).toBe(title(begin(snapshot)));
});

test("undo brings a deleted entry back as it was, identifier and all", () => {
  const data = dataOf(begin(snapshot), TRIP);
  const work = change(begin(snapshot), TRIP, [], undefined, 0);
  expect(dataOf(work, TRIP)).toBeUndefined();
  expect(dataOf(undo(work), TRIP)).toEqual(data);
});

test("a value written as it was is no change", () => {
  const work = begin(snapshot);
  expect(change(work, TRIP, ["end"], valueAt(dataOf(work, TRIP), ["end"]), 0)).toBe(work);
});

test("after a rebase, undo keeps what others have published meanwhile", () => {
  const work = moveTo(typed("Tarde", 0), newerWith(TRIP, ["order"], 9));
  expect(work.conflicts.size).toBe(0);
  expect(dataOf(work, TRIP)).toMatchObject({ order: 9, title: { es: "Tarde" } });
  expect(dataOf(undo(work), TRIP)).toMatchObject({ order: 9 });
  expect(undo(work).edits.size).toBe(0);
});

test.each(["mine", "theirs"] as const)(
  "a conflict: of two values, %s stands once it is decided",
  (whose) => {
    const path = ["packages", 0, "amount"];
    const mine = change(begin(snapshot), PRICES, path, 666, 0);
    const asked = moveTo(mine, newerWith(PRICES, path, 777));
    expect(valueAt(dataOf(asked, PRICES), path)).toBe(666);
    const conflict = present(asked.conflicts.get(PRICES)?.[0], "conflict");
    const decided = decide(asked, PRICES, conflict, whose, 5000);
    expect(decided.conflicts.size).toBe(0);
    expect(valueAt(dataOf(decided, PRICES), path)).toBe(whose === "mine" ? 666 : 777);
    expect(decided.edits.size).toBe(whose === "mine" ? 1 : 0);
  },
);

test("a conflict decided by removing an item leaves the others where they are", () => {
  const first = begin(snapshot);
  const packages = packagesIn(first);
  const [, next, ...rest] = packages;
  const theirs = raised(packages, 7);
  const mine = [{ ...next, amount: 1 }, ...rest];
  const changed = change(first, PRICES, ["packages"], mine, 0);
  let work = moveTo(changed, newerWith(PRICES, ["packages"], theirs));
  expect(work.conflicts.get(PRICES)).toHaveLength(2);
  for (let left = 2; left > 0; left -= 1) {
    const conflict = present(work.conflicts.get(PRICES)?.[0], "conflict");
    work = decide(work, PRICES, conflict, "mine", 5000 * left);
  }
  expect(work.conflicts.size).toBe(0);
  expect(packagesIn(work)).toEqual([{ ...next, amount: 1 }, ...theirs.slice(2)]);
});

test("a conflict about the order leaves the others at their items", () => {
  const first = begin(snapshot);
  const packages = packagesIn(first);
  const [head, ...rest] = raised(packages, 7);
  const changed = change(first, PRICES, ["packages"], raised(packages, 3).reverse(), 0);
  let work = moveTo(changed, newerWith(PRICES, ["packages"], [...rest, head]));
  let turn = 0;
  while (work.conflicts.size > 0) {
    const conflict = present(work.conflicts.get(PRICES)?.[0], "conflict");
    work = decide(work, PRICES, conflict, "theirs", 5000 * (turn += 1));
  }
  expect(turn).toBe(1 + packages.length);
  expect(work.edits.size).toBe(0);
});

test("edits that were left are resumed over the newest content", () => {
  const left = typed("Tarde", 0).edits;
  expect(title(begin(snapshot, left))).toBe("Tarde");
  expect(begin(newerWith(TRIP, ["title", "es"], "Tarde"), left).edits.size).toBe(0);
});
