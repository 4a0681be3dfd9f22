import type { LanguageCode } from "../../src/model/languages";
import { TEST_CONTENT } from "../../src/commands/lib/test-sites";
import { contentModel } from "../../src/model";
import { parseContent } from "../../packages/typed-content/files/content";
import { parseText } from "../../packages/typed-content/files/yaml";
import { readContent } from "../../packages/typed-content/files/read";
import { factFiller, factNames, factValues } from "../../packages/typed-content/texts/facts";

const TODAY = "2027-06-15";

/** A high season, if the trip costs another amount in it. */
type Price = { trip: string; amount: number; high?: number };

const contentWith = (packages: readonly Price[], files: Record<string, object> = {}) => {
  const high = packages.filter((price) => price.high !== undefined);
  const amounts = high.map(({ trip, high: amount }) => ({ trip, amount }));
  const season = { from: "2027-07-01", to: "2027-08-31", amounts };
  const prices = {
    vatPercent: 21,
    currency: "EUR",
    packages,
    seasons: high.length ? [season] : [],
  };
  const trips = packages.map(({ trip }, order) => [`trips/${trip}.json`, { id: trip, order }]);
  const data = {
    "company.json": { name: "Brisa", address: { city: "Palma" }, tagline: { es: "Al mar" } },
    "terms.json": { retentionMonths: 1200 },
    "boats/boat.json": { id: "boat", guests: 11, order: 1 },
    "prices.json": prices,
    ...Object.fromEntries(trips),
    ...files,
  };
  const sources = Object.entries(data).map(([file, each]) => ({
    file,
    text: JSON.stringify(each),
  }));
  return parseContent([], sources, contentModel, parseText);
};

const TWO = [
  { trip: "sunset", amount: 320.5 },
  { trip: "morning", amount: 240 },
];

const valuesOf = (
  language: LanguageCode,
  packages: readonly Price[] = TWO,
  files: Record<string, object> = {},
): Record<string, string> => factValues(contentWith(packages, files), language, TODAY);

/** Replaces the non-breaking spaces of `Intl` by plain ones. */
const withPlainSpaces = (text: string | undefined) => text?.replace(/\s/gu, " ");

test.each([
  ["es", "abril", "octubre"],
  ["en", "April", "October"],
  ["de", "April", "Oktober"],
] as const)("the months of the season in %s are %s and %s", (language, from, to) => {
  const terms = { season: { from: "april", to: "october" } };
  const values = valuesOf(language, TWO, { "company.json": { name: "may" }, "terms.json": terms });
  expect(values).toMatchObject({ "terms.season.from": from, "terms.season.to": to });
  expect(values["company.name"]).toBe("may");
});

test.each([
  ["es", "{{prices.from}}, IVA incluido", "320,00 €, IVA incluido", "Desde 320,00 €, IVA incluido"],
  ["es", "Todo, ¡{{ prices.from }}!", "Todo, ¡320,00 €!", "Todo, ¡desde 320,00 €!"],
  ["en", "Trips {{prices.from}}", "Trips €320.00", "Trips from €320.00"],
  ["en", "One boat. {{prices.from}}", "One boat. €320.00", "One boat. From €320.00"],
  ["de", "{{prices.from}}, ab Palma", "320,00 €, ab Palma", "Ab 320,00 €, ab Palma"],
  ["de", "Boot: {{prices.from}}", "Boot: 320,00 €", "Boot: ab 320,00 €"],
] as const)("in %s %s is %s, and, where prices differ, %s", (language, text, expected, varied) => {
  const filled = (high?: number) => {
    const content = contentWith([{ trip: "sunset", amount: 320, ...(high && { high }) }]);
    return withPlainSpaces(factFiller(content, language, TODAY)(text));
  };
  expect(filled()).toBe(expected);
  expect(filled(360)).toBe(varied);
});

test("the model names just the facts that the content has", () => {
  const content = readContent(TEST_CONTENT, contentModel);
  const values = factValues(content, "es", TODAY);
  expect(factNames(content).sort()).toEqual(Object.keys(values).sort());
});

test("facts that are not there have no placeholder", () => {
  expect(factValues({ model: contentModel, entries: [] }, "es", TODAY)).toEqual({});
});
