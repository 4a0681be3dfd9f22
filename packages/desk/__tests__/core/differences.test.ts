import fc from "fast-check";
import { differencesOf, withoutDifference } from "../../core/differences";
import "../test-site";
import { isSame } from "../../core/json";

const FILE = "house.json";

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
  .map((weeks) => ({ checkIn: "15:00", weeks }));

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
