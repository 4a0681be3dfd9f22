import { check } from "../../../src/desk/core/check";
import { withCopy } from "../../../src/desk/entry/names";
import { withValue } from "../../../src/desk/core/paths";
import { storedIn, type Snapshot } from "../../../src/desk/core/snapshot";
import { begin, change } from "../../../src/desk/core/work";
import { changedSnapshot, testSnapshot } from "./test-snapshot";

const TRIP = "trips/sunset.json";
const PRICES = "prices.json";

type Prices = { packages: { trip: string }[] };

/** Content of a newer model, in which trips have a mood, and one price a deposit. */
let newer: Snapshot;
beforeAll(async () => {
  const snapshot = await testSnapshot();
  newer = changedSnapshot(snapshot, "newer", {
    [TRIP]: withValue(storedIn(snapshot, TRIP), ["mood"], "calm"),
    [PRICES]: withValue(storedIn(snapshot, PRICES), ["packages", 2, "deposit"], 50),
  });
});

test("a field that the model lacks prevents nothing where its list is sorted or loses an item", () => {
  const { packages } = storedIn(newer, PRICES) as Prices;
  for (const list of [packages.toReversed(), packages.slice(1)]) {
    const { edits } = change(begin(newer), PRICES, ["packages"], list, 0);
    const { brought, older } = check(newer, edits);
    expect(brought).toEqual([]);
    expect(older.map(({ file, code }) => [file, code])).toEqual([
      [PRICES, "unknown-field"],
      [TRIP, "unknown-field"],
    ]);
  }
});

test("an error of an item stays an older one where its list is sorted, and that of a new item is new", () => {
  const wrong = changedSnapshot(newer, "wrong", {
    [PRICES]: withValue(storedIn(newer, PRICES), ["packages", 3, "amount"], "mucho"),
  });
  const { packages } = storedIn(wrong, PRICES) as Prices;
  const sorted = change(begin(wrong), PRICES, ["packages"], packages.toReversed(), 0);
  expect(check(wrong, sorted.edits).brought).toEqual([]);
  const without = packages.filter(({ trip }) => trip !== "extended");
  const added = [...without, { trip: "another", amount: "mucho" }];
  const { edits } = change(begin(wrong), PRICES, ["packages"], added, 0);
  expect(check(wrong, edits).brought).toEqual([
    expect.objectContaining({ file: PRICES, path: ["packages", 3, "amount"], code: "wrong" }),
  ]);
});

test("a field that the model lacks prevents no copy of its entry", () => {
  const { work, file } = withCopy(begin(newer), TRIP, 0);
  expect(work.edits.get(file)?.data).toMatchObject({ mood: "calm" });
  expect(check(newer, work.edits).brought).not.toContainEqual(
    expect.objectContaining({ code: "unknown-field" }),
  );
});
