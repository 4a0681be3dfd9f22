import { site } from "../../../src/build/desk/site";
import { check } from "../../../packages/desk/core/check";
import { withValue } from "../../../packages/desk/core/paths";
import { begin, change, dataOf, type Work } from "../../../packages/desk/core/work";
import { withEntryBack, withoutEntry } from "../../../packages/desk/core/removal";
import { readyOf } from "../../../packages/desk/state/ready";
import { changesIn } from "../../../packages/desk/core/changes";
import { toldChange } from "../../../packages/desk/told/told-changes";
import { spanishWords } from "../../../packages/desk/words";
import { changedSnapshot } from "../../../packages/desk/__tests__/core/test-snapshot";
import { companySnapshot } from "./company-snapshot";
import { storedIn, type Snapshot } from "../../../packages/desk/core/edits";

const PRICES = "prices.json";

let snapshot: Snapshot;
beforeAll(async () => {
  snapshot = await companySnapshot;
});

const codesIn = ({ snapshot: of, edits }: Work) => check(of, edits).brought.map(({ code }) => code);

const pricesWith = (seasons: unknown) =>
  withValue(storedIn(snapshot, PRICES), ["seasons"], seasons);

test("with a trip goes what is said of it, and nothing else: no list is left empty; it comes back whole", () => {
  const hours = [{ trip: "extended", start: "08:00", end: "14:00" }];
  const amounts = [{ trip: "sunset", amount: 300 }];
  const season = { from: "2027-05-01", to: "2027-06-30", amounts, hours };
  // It is nothing without the trip.
  const only = { from: "2027-09-01", to: "2027-09-30", hours };
  const stored = changedSnapshot(snapshot, "second", { [PRICES]: pricesWith([season, only]) });
  const work = withoutEntry(begin(stored), "trips/extended.json", 0);
  const { hours: _, ...left } = season;
  expect(dataOf(work, PRICES)).toMatchObject({ seasons: [left] });
  expect(JSON.stringify(dataOf(work, PRICES))).not.toContain("hours");
  expect(withEntryBack(work, "trips/extended.json", 0).edits.size).toBe(0);
  expect(codesIn(work)).toEqual([]);
  const { excluded } = dataOf(work, "inclusions.json") as { excluded: object[] };
  expect(excluded[0]).toEqual({ label: { es: "Comidas", en: "Food", de: "Essen" } });
});

test("the first season waits like any new thing while it has no prices, and holds nothing else back", () => {
  const stored = changedSnapshot(snapshot, "second", { [PRICES]: pricesWith(undefined) });
  const season = { from: "2027-05-01", to: "2027-06-30" };
  const begun = change(begin(stored), PRICES, ["seasons"], [season], 0);
  const work = change(begun, "company.json", ["phone"], "+34 600 111 222", 0);
  expect(codesIn(work)).toEqual(["season-without-changes"]);
  const { ready, waiting, faults } = readyOf(work);
  expect(faults).toEqual([]);
  expect([...ready.keys()]).toEqual(["company.json"]);
  expect([...waiting.keys()]).toEqual([PRICES]);
});

test("the price of a trip that is no longer there is told by its name in the files, not by a number", () => {
  const stored = changedSnapshot(snapshot, "second", { "trips/sunset.json": undefined });
  const { packages } = storedIn(stored, PRICES) as { packages: { trip: string }[] };
  const place = packages.findIndex(({ trip }) => trip === "sunset");
  const work = change(begin(stored), PRICES, ["packages", place, "amount"], 300, 0);
  const [group] = changesIn(work);
  expect(group && toldChange(group, work, spanishWords(site)).where).toBe("Precios › sunset");
});
