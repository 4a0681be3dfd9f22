import fc from "fast-check";
import { changesOf, withoutChange, type Change } from "../../../src/desk/told/changes";
import { giveModel } from "../../../src/desk/core/model";
import { contentModel } from "../../../src/model";
import type { Edit } from "../../../src/desk/core/edits";
import { isSame } from "../../../src/desk/core/json";

giveModel(contentModel);

const FILE = "prices.json";
const tariff = (trip: string, amount: number) => ({ trip, amount });
const prices = (...packages: ReturnType<typeof tariff>[]) => ({
  vatPercent: 21,
  currency: "EUR",
  packages,
});

const base = prices(tariff("a", 1), tariff("b", 2), tariff("c", 3));

const undo = (file: string, edit: Edit, find: (change: Change) => boolean) => {
  const change = changesOf(file, edit).find(find);
  if (!change) throw new Error("There is no such change.");
  return withoutChange(file, edit, change);
};

test("a price that changes is one change, and no other is undone with it", () => {
  const edit = {
    base,
    data: { ...prices(tariff("a", 9), tariff("b", 2), tariff("c", 3)), vatPercent: 10 },
  };
  expect(changesOf(FILE, edit)).toEqual([
    { kind: "value", path: ["vatPercent"], before: 21, after: 10 },
    { kind: "value", path: ["packages", 0, "amount"], before: 1, after: 9 },
  ]);
  expect(undo(FILE, edit, ({ path }) => path[0] === "packages")).toEqual({
    ...base,
    vatPercent: 10,
  });
});

test("items that come, go and move are told apart", () => {
  const edit = { base, data: prices(tariff("c", 3), tariff("d", 4), tariff("a", 1)) };
  expect(changesOf(FILE, edit)).toEqual([
    { kind: "removed", path: ["packages", 1], before: tariff("b", 2) },
    { kind: "added", path: ["packages", 1], after: tariff("d", 4) },
    expect.objectContaining({ kind: "order", path: ["packages"] }),
  ]);
  expect(undo(FILE, edit, ({ kind }) => kind === "removed")).toEqual(
    prices(tariff("c", 3), tariff("d", 4), tariff("a", 1), tariff("b", 2)),
  );
  expect(undo(FILE, edit, ({ kind }) => kind === "added")).toEqual(
    prices(tariff("c", 3), tariff("a", 1)),
  );
  expect(undo(FILE, edit, ({ kind }) => kind === "order")).toEqual(
    prices(tariff("a", 1), tariff("c", 3), tariff("d", 4)),
  );
});

test("a file that comes or goes is one change", () => {
  const file = "trips/night.json";
  expect(changesOf(file, { base: undefined, data: { id: "night" } })).toEqual([
    { kind: "added", path: [], after: { id: "night" } },
  ]);
  const gone = { base: { id: "night" }, data: undefined };
  expect(undo(file, gone, () => true)).toEqual({ id: "night" });
});

test("a field that was not there is taken away again", () => {
  const edit = { base: { id: "a" }, data: { id: "a", hidden: true } };
  expect(undo("trips/a.json", edit, () => true)).toEqual({ id: "a" });
});

const label = fc.constantFrom("x", "y", "z");
const anyInclusions = fc.record({
  heading: fc.record({ es: label, en: label }),
  included: fc.array(fc.record({ label: fc.record({ es: label, en: label }) }), { maxLength: 4 }),
});
const anyPrices = fc
  .uniqueArray(
    fc.record({ trip: fc.constantFrom(..."abcde"), amount: fc.integer({ min: 1, max: 3 }) }),
    {
      selector: ({ trip }) => trip,
      maxLength: 5,
    },
  )
  .map((packages) => prices(...packages));

test.each([
  ["prices.json", anyPrices as fc.Arbitrary<unknown>],
  ["inclusions.json", anyInclusions],
])("whoever undoes every change of %s has what was there", (file, any) => {
  fc.assert(
    fc.property(any, any, fc.infiniteStream(fc.nat()), (was, now, turns) => {
      let data: unknown = now;
      for (let left = 40; left > 0; left -= 1) {
        const changes = changesOf(file, { base: was, data });
        if (changes.length === 0) return isSame(data, was);
        const change = changes[Number(turns.next().value) % changes.length];
        if (change) data = withoutChange(file, { base: was, data }, change);
      }
      return false;
    }),
    { numRuns: 500, seed: 26 },
  );
});
