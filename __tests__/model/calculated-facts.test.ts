import { readFileSync } from "node:fs";
import { languageCodes, type LanguageCode } from "../../src/base/languages";
import { TEST_CONTENT } from "../../src/commands/lib/test-sites";
import { collections } from "../../src/model";
import { placeholderValues, textFiller } from "../../src/model/placeholder-values";
import { factFiles, factNames, type Facts } from "../../src/typed-content/texts/placeholders";

const facts = {
  company: { name: "Brisa", address: { city: "Palma" }, tagline: { es: "Al mar" }, social: ["x"] },
  terms: { guests: 11, retentionMonths: 1200 },
  prices: {
    vatPercent: 21,
    currency: "EUR",
    packages: [
      { trip: "sunset", amount: 320.5 },
      { trip: "morning", amount: 240 },
    ],
  },
};

/** Replaces the non-breaking spaces of `Intl` by plain ones. */
const withPlainSpaces = (text: string | undefined) => text?.replace(/\s/gu, " ");

test.each([
  ["es", "240 €", "1200", "abril"],
  ["en", "€240", "1,200", "April"],
  ["de", "240 €", "1.200", "April"],
] as const)("in %s: a price is %s, a number %s, a month %s", (language, price, number, month) => {
  const terms = { ...facts.terms, season: { from: "april", to: "october" } };
  const values = placeholderValues({ ...facts, company: { name: "may" }, terms }, language);
  expect(withPlainSpaces(values["prices.from"])).toBe(price);
  expect(values).toMatchObject({ "terms.retentionMonths": number, "terms.season.from": month });
  // Only a month in the place of one.
  expect(values["company.name"]).toBe("may");
});

test("cents are written where there are some", () => {
  const prices = { ...facts.prices, packages: [{ trip: "sunset", amount: 320.5 }] };
  const from = placeholderValues({ ...facts, prices }, "es")["prices.from"];
  expect(withPlainSpaces(from)).toBe("320,50 €");
});

test.each([
  ["es", "Desde {{prices.from}}, IVA incluido", "320 €, IVA incluido"],
  ["es", "Todo, ¡desde {{ prices.from }}!", "Todo, ¡320 €!"],
  ["en", "Trips from {{prices.from}}", "Trips €320"],
  ["de", "Ab {{prices.from}}, ab Palma", "320 €, ab Palma"],
  ["de", "Knapp {{prices.from}}", "Knapp 320 €"],
] as const)("in %s, where there is one price, %s is %s", (language, text, expected) => {
  const only = { ...facts.prices, packages: [{ trip: "sunset", amount: 320, highest: 320 }] };
  const filled = textFiller({ ...facts, prices: only }, language)(text);
  expect(withPlainSpaces(filled)).toBe(expected);
  const varied = { ...facts.prices, packages: [{ trip: "sunset", amount: 320, highest: 360 }] };
  const kept = textFiller({ ...facts, prices: varied }, language)(text);
  expect(kept.length - filled.length).toBe(
    /[dD]esde |from |[aA]b (?={)/.exec(text)?.[0].length ?? 0,
  );
});

/** Returns the number of trips as a language writes it. */
const tripCount = (language: LanguageCode, length: number) => {
  const packages = Array.from({ length }, () => ({ amount: 90 }));
  return placeholderValues({ ...facts, prices: { ...facts.prices, packages } }, language)[
    "trips.count"
  ];
};

test.each([
  ["es", "una", "cuatro", "doce"],
  ["en", "one", "four", "twelve"],
  ["de", "ein", "vier", "zwölf"],
] as const)("trips are counted in words in %s, above twelve in digits", (language, ...expected) => {
  expect([1, 4, 12].map((count) => tripCount(language, count))).toEqual(expected);
  expect(tripCount(language, 13)).toBe("13");
});

test.each(languageCodes)("every count up to twelve has a word of its own in %s", (language) => {
  const words = Array.from({ length: 13 }, (_, count) => tripCount(language, count));
  expect(new Set(words).size).toBe(13);
  expect(words.join("")).toMatch(/^\p{Ll}+$/u);
});

test("without a trip no price is the lowest", () => {
  const prices = { ...facts.prices, packages: [] };
  expect(placeholderValues({ ...facts, prices }, "es")).toMatchObject({
    "prices.from": "—",
    "trips.count": "cero",
  });
});

test("every fact of the content has its placeholder, by the names of the model", () => {
  const read = factFiles.map((name) => [
    name,
    JSON.parse(readFileSync(`${TEST_CONTENT}/${name}.json`, "utf8")) as unknown,
  ]);
  const content = Object.fromEntries(read) as Facts;
  const values = placeholderValues(content, "es");
  expect(factNames(collections, content).sort()).toEqual(Object.keys(values).sort());
});

test("facts that are not there have no placeholder", () => {
  expect(placeholderValues({ company: undefined, terms: null, prices: {} }, "es")).toEqual({});
});
