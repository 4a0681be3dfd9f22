import { valueAt } from "../../../src/desk/core/paths";
import type { Snapshot } from "../../../src/desk/core/snapshot";
import { withValue } from "../../../src/desk/core/paths";
import { begin, change, dataOf, decide, moveTo, redo, undo } from "../../../src/desk/core/work";
import { present } from "../../setup/present";
import { changedSnapshot, testSnapshot } from "./test-snapshot";

const TRIP = "trips/sunset.json";
const PRICES = "prices.json";

let snapshot: Snapshot;
beforeAll(async () => {
  snapshot = await testSnapshot();
});

const typed = (text: string, from: number) => {
  let work = begin(snapshot);
  for (let length = 1; length <= text.length; length += 1)
    work = change(work, TRIP, ["title", "es"], text.slice(0, length), from + length * 100);
  return work;
};

const title = (work: ReturnType<typeof begin>) => valueAt(dataOf(work, TRIP), ["title", "es"]);

test("what is typed without a pause is one step, and is undone and done again as one", () => {
  const before = title(begin(snapshot));
  const work = change(typed("Tarde", 0), TRIP, ["title", "es"], "Tarde larga", 9000);
  expect(title(undo(work))).toBe("Tarde");
  expect(title(undo(undo(work)))).toBe(before);
  expect(undo(undo(work)).edits.size).toBe(0);
  expect(title(undo(undo(undo(work))))).toBe(before);
  expect(title(redo(redo(undo(undo(work)))))).toBe("Tarde larga");
  expect(redo(work)).toBe(work);
});

test("another field is another step", () => {
  const work = change(typed("Tarde", 0), TRIP, ["title", "en"], "Evening", 600);
  expect(title(undo(work))).toBe("Tarde");
  expect(valueAt(dataOf(undo(work), TRIP), ["title", "en"])).not.toBe("Evening");
});

test("who writes on after undoing has nothing to do again", () => {
  const work = change(undo(typed("Tarde", 0)), TRIP, ["end"], "23:00", 5000);
  expect(redo(work)).toBe(work);
  expect(title(work)).toBe(title(begin(snapshot)));
});

test("an entry that is deleted comes back as it was, identifier and all", () => {
  const data = dataOf(begin(snapshot), TRIP);
  const work = change(begin(snapshot), TRIP, [], undefined, 0);
  expect(dataOf(work, TRIP)).toBeUndefined();
  expect(dataOf(undo(work), TRIP)).toEqual(data);
});

test("what is written as it was is no change", () => {
  const work = begin(snapshot);
  expect(change(work, TRIP, ["end"], valueAt(dataOf(work, TRIP), ["end"]), 0)).toBe(work);
});

test("the steps stand on what others have published meanwhile", () => {
  const newer = changedSnapshot(snapshot, "second", {
    [TRIP]: withValue(dataOf(begin(snapshot), TRIP), ["order"], 9),
  });
  const work = moveTo(typed("Tarde", 0), newer);
  expect(work.conflicts.size).toBe(0);
  expect(dataOf(work, TRIP)).toMatchObject({ order: 9, title: { es: "Tarde" } });
  expect(dataOf(undo(work), TRIP)).toMatchObject({ order: 9 });
  expect(undo(work).edits.size).toBe(0);
});

test.each(["mine", "theirs"] as const)("of two values, %s stands once it is decided", (whose) => {
  const path = ["packages", 0, "amount"];
  const first = begin(snapshot);
  const newer = changedSnapshot(snapshot, "second", {
    [PRICES]: withValue(dataOf(first, PRICES), path, 777),
  });
  const asked = moveTo(change(first, PRICES, path, 666, 0), newer);
  expect(valueAt(dataOf(asked, PRICES), path)).toBe(666);
  const conflict = present(asked.conflicts.get(PRICES)?.[0], "conflict");
  const decided = decide(asked, PRICES, conflict, whose, 5000);
  expect(decided.conflicts.size).toBe(0);
  expect(valueAt(dataOf(decided, PRICES), path)).toBe(whose === "mine" ? 666 : 777);
  expect(decided.edits.size).toBe(whose === "mine" ? 1 : 0);
});

test("a decision that takes an item away leaves the others where they are", () => {
  const first = begin(snapshot);
  const { packages } = dataOf(first, PRICES) as { packages: { trip: string; amount: number }[] };
  const [, next, ...rest] = packages;
  const theirs = packages.map((each) => ({ ...each, amount: each.amount + 7 }));
  const newer = changedSnapshot(snapshot, "second", {
    [PRICES]: withValue(dataOf(first, PRICES), ["packages"], theirs),
  });
  const mine = [{ ...next, amount: 1 }, ...rest];
  let work = moveTo(change(first, PRICES, ["packages"], mine, 0), newer);
  expect(work.conflicts.get(PRICES)).toHaveLength(2);
  for (let left = 2; left > 0; left -= 1) {
    const conflict = present(work.conflicts.get(PRICES)?.[0], "conflict");
    work = decide(work, PRICES, conflict, "mine", 5000 * left);
  }
  expect(work.conflicts.size).toBe(0);
  const { packages: now } = dataOf(work, PRICES) as typeof first & { packages: typeof packages };
  expect(now).toEqual([{ ...next, amount: 1 }, ...theirs.slice(2)]);
});

test("a decision about the order leaves the others at their items", () => {
  const first = begin(snapshot);
  const { packages } = dataOf(first, PRICES) as { packages: { trip: string; amount: number }[] };
  const raised = (by: number) => packages.map((each) => ({ ...each, amount: each.amount + by }));
  const turned = (list: typeof packages) => [...list.slice(1), ...list.slice(0, 1)];
  const newer = changedSnapshot(snapshot, "second", {
    [PRICES]: withValue(dataOf(first, PRICES), ["packages"], turned(raised(7))),
  });
  let work = moveTo(change(first, PRICES, ["packages"], raised(3).reverse(), 0), newer);
  let turn = 0;
  while (work.conflicts.size > 0) {
    const conflict = present(work.conflicts.get(PRICES)?.[0], "conflict");
    work = decide(work, PRICES, conflict, "theirs", 5000 * (turn += 1));
  }
  expect(turn).toBe(1 + packages.length);
  expect(work.edits.size).toBe(0);
});

test("what was left is taken up again over what is there now", () => {
  const left = typed("Tarde", 0).edits;
  expect(title(begin(snapshot, left))).toBe("Tarde");
  const newer = changedSnapshot(snapshot, "second", {
    [TRIP]: withValue(dataOf(begin(snapshot), TRIP), ["title", "es"], "Tarde"),
  });
  expect(begin(newer, left).edits.size).toBe(0);
});
