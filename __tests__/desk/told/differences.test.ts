import fc from "fast-check";
import {
  differencesOf,
  withoutDifference,
  type Difference,
} from "../../../src/desk/told/differences";
import "../test-site";
import type { Edit } from "../../../src/desk/core/edits";
import { present } from "../../setup/present";
import { isSame } from "../../../src/desk/core/json";

const FILE = "house.json";
const week = (room: string, price: number) => ({ room, price });
const [a, b, c, d] = [week("a", 1), week("b", 2), week("c", 3), week("d", 4)];
const house = (...weeks: ReturnType<typeof week>[]) => ({ checkIn: "15:00", weeks });

const without = (edit: Edit, find: (difference: Difference) => boolean) => {
  const change = present(differencesOf(FILE, edit).find(find), "change");
  return withoutDifference(FILE, edit, change);
};

test("a price that changes is one change, and no other is undone with it", () => {
  const base = house(a, b, c);
  const edit = { base, data: { ...house(week("a", 9), b, c), checkIn: "16:00" } };
  expect(differencesOf(FILE, edit)).toEqual([
    { kind: "value", path: ["checkIn"], before: "15:00", after: "16:00" },
    { kind: "value", path: ["weeks", 0, "price"], before: 1, after: 9 },
  ]);
  expect(without(edit, ({ path }) => path[0] === "weeks")).toEqual({ ...base, checkIn: "16:00" });
});

test("items that come, go and move are told apart", () => {
  const edit = { base: house(a, b, c), data: house(c, d, a) };
  expect(differencesOf(FILE, edit)).toEqual([
    { kind: "removed", path: ["weeks", 1], before: b },
    { kind: "added", path: ["weeks", 1], after: d },
    expect.objectContaining({ kind: "order", path: ["weeks"] }),
  ]);
  expect(without(edit, ({ kind }) => kind === "removed")).toEqual(house(c, d, a, b));
  expect(without(edit, ({ kind }) => kind === "added")).toEqual(house(c, a));
  expect(without(edit, ({ kind }) => kind === "order")).toEqual(house(a, c, d));
});

const label = fc.constantFrom("x", "y", "z");
const anyNorms = fc.record(
  {
    arriving: fc.record({ es: label, en: label }),
    licence: label,
    norms: fc.array(fc.record({ text: fc.record({ es: label, en: label }) }), { maxLength: 4 }),
  },
  { requiredKeys: ["norms"] },
);
const anyWeeks = fc
  .uniqueArray(
    fc.record({ room: fc.constantFrom(..."abcde"), price: fc.integer({ min: 1, max: 3 }) }),
    { selector: ({ room }) => room, maxLength: 5 },
  )
  .map((weeks) => house(...weeks));

test.each([
  ["weeks, which have rooms", anyWeeks as fc.Arbitrary<unknown>],
  ["norms, which have no identifiers", anyNorms],
  ["fields and files that come and go", fc.option(anyNorms, { nil: undefined })],
])("whoever undoes every change of %s has what was there", (_, any) => {
  fc.assert(
    fc.property(any, any, fc.infiniteStream(fc.nat()), (was, now, turns) => {
      let data: unknown = now;
      for (let left = 40; left > 0; left -= 1) {
        const changes = differencesOf(FILE, { base: was, data });
        if (changes.length === 0) return isSame(data, was);
        const change = changes[Number(turns.next().value) % changes.length];
        if (change) data = withoutDifference(FILE, { base: was, data }, change);
      }
      return false;
    }),
    { numRuns: 500, seed: 26 },
  );
});
