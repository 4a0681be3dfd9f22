import { site } from "../../../src/build/desk/site";
import { testTwoPeople, type ListKind } from "../../../packages/desk/__tests__/core/two-at-a-list";

/** More of them: `FUZZ_RUNS=500 npx jest two-at-a-list --selectProjects unit`. */
const numRuns = Number(process.env.FUZZ_RUNS ?? 15);

type Season = { from: string; to: string; amounts: { trip: string; amount: number }[] };

const day = (number: number) => new Date(Date.UTC(2000, 0, number)).toISOString().slice(0, 10);

const changed =
  (change: (season: Season, turn: number) => Partial<Season>): ListKind["changes"][0] =>
  (item, turn) => ({ ...item, ...change(item as Season, turn) });

const KINDS: Record<string, ListKind> = {
  "a price of a season": {
    model: site.model,
    file: "prices.json",
    list: "seasons",
    make: (tag) => ({
      from: day(tag * 9),
      to: day(tag * 9 + 5),
      amounts: ["morning", "sunset"].map((trip, place) => ({ trip, amount: 100 * tag + place })),
    }),
    tagOf: ({ from }) => from,
    innerTagOf: (season, text) =>
      (season as Season).amounts.find(({ amount }) => String(amount).startsWith(text))?.trip,
    written: ["amounts", 1, "amount"],
    changes: [
      changed(({ to }, turn) => ({ to: turn % 2 ? to : day(9000 + turn) })),
      changed(({ amounts }) => ({ amounts: amounts.toReversed() })),
      changed(({ amounts }, turn) => ({
        amounts: [{ trip: `trip-${turn}`, amount: 5000 + turn }, ...amounts],
      })),
    ],
  },
  "what is included": {
    model: site.model,
    file: "inclusions.json",
    list: "included",
    make: (tag) => ({ label: { es: `es ${tag}`, en: `en ${tag}`, de: `de ${tag}` } }),
    tagOf: ({ label }) => (label as { es: string }).es,
    written: ["label", "de"],
    changes: [({ label }, turn) => ({ label: { ...(label as object), en: `en, turn ${turn}` } })],
  },
};

testTwoPeople(KINDS, numRuns);
