import { untrueWords } from "../../../src/model/warnings/untrue-words";
import { changed, original } from "../../build/structured-data/test-content";

type Data = Record<string, unknown>;

const ALL_YEAR = { season: { from: "january", to: "december" } };
const JULY = { from: "2027-07-01", to: "2027-07-31" };
const LATER = { ...JULY, hours: [{ trip: "sunset", start: "18:30", end: "22:00" }] };
const dearer = (amount: number) => ({ ...JULY, amounts: [{ trip: "midday", amount }] });

/** Returns what is found in a text, beside these seasons and months with trips; nothing else in the content claims anything. */
const foundIn = (text: string, seasons: readonly Data[], terms: Data = ALL_YEAR) => {
  const changes: Record<string, Data> = {
    "pages/prices.json": { vatNote: {} },
    "pages/trips.json": {
      lead: { es: "Salimos.", en: "We sail.", de: "Wir fahren.", ...wordsOf(text) },
    },
    "prices.json": { seasons },
    "terms.json": terms,
  };
  const content = Object.entries(changes).reduce(
    (before, [file, own]) => changed(file, (data: Data) => Object.assign(data, own), before),
    original,
  );
  return untrueWords(content, "2027-06-15").map(
    (each) => "claim" in each && [each.file, each.claim],
  );
};

const wordsOf = (text: string) => ({ [text.slice(0, 2)]: text.slice(4) });

const claims: [
  claim: string,
  denied: Parameters<typeof foundIn>[1],
  terms: Data,
  texts: string[],
][] = [
  [
    "hours",
    [LATER],
    ALL_YEAR,
    [
      "es: Nuestros horarios no cambian en toda la temporada.",
      "en: Our times don’t change all season.",
      "de: Unsere Zeiten ändern sich die ganze Saison nicht.",
    ],
  ],
  [
    "prices",
    [dearer(250)],
    ALL_YEAR,
    [
      "es: El mismo precio todos los meses.",
      "en: The same price all season.",
      "de: Die Preise bleiben immer gleich.",
    ],
  ],
  [
    "little",
    [dearer(265)],
    ALL_YEAR,
    [
      "es: Según la temporada pueden variar un poco.",
      "en: Prices may vary slightly with the season.",
      "de: Die Preise können je nach Saison leicht abweichen.",
    ],
  ],
  [
    "months",
    [],
    { season: { from: "april", to: "october" } },
    ["es: Salimos todo el año.", "en: We sail all year round.", "de: Wir fahren ganzjährig."],
  ],
  [
    "days",
    [],
    { season: { ...ALL_YEAR.season, closed: [JULY] } },
    ["es: Salimos todos los días.", "en: We sail every day.", "de: Wir fahren täglich."],
  ],
];

test.each(claims)(
  "what a text says of %s is told where it is untrue",
  (claim, seasons, terms, texts) => {
    for (const text of texts) {
      expect(foundIn(text, seasons, terms)).toEqual([["pages/trips.json", claim]]);
      expect(foundIn(text, [])).toEqual([]);
    }
  },
);

test("prices that vary by a tenth vary little, and days that were closed last year are no more", () => {
  expect(foundIn("es: Pueden variar un poco.", [dearer(264)])).toEqual([]);
  const past = { from: "2026-07-01", to: "2026-07-31" };
  const terms = { season: { ...ALL_YEAR.season, closed: [past] } };
  expect(foundIn("es: Salimos todos los días.", [], terms)).toEqual([]);
});
