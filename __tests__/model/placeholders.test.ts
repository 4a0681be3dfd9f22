/** @jest-environment node */
import { readFileSync } from "node:fs";
import { collections } from "../../src/model";
import {
  factFiles,
  factNames,
  fillPlaceholders,
  placeholdersIn,
  placeholderValues,
  type Facts,
} from "../../src/model/placeholders";

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

/** `Intl` joins amounts and signs with spaces that do not break. */
const plain = (text: string) => text.replace(/\s/gu, " ");

test.each([
  ["es", "240 €"],
  ["en", "€240"],
  ["de", "240 €"],
] as const)("the lowest price in %s is %s", (language, expected) => {
  expect(plain(placeholderValues(facts, language)["prices.from"])).toBe(expected);
});

test.each([
  ["es", "1200"],
  ["en", "1,200"],
  ["de", "1.200"],
] as const)("numbers are written as in %s: %s", (language, expected) => {
  expect(placeholderValues(facts, language)["terms.retentionMonths"]).toBe(expected);
});

test.each([
  ["es", "abril", "octubre"],
  ["en", "April", "October"],
  ["de", "April", "Oktober"],
] as const)("the months of the season in %s are %s and %s", (language, from, to) => {
  const terms = { season: { from: "april", to: "october" } };
  const values = placeholderValues({ ...facts, company: { name: "may" }, terms }, language);
  expect(values).toMatchObject({ "terms.season.from": from, "terms.season.to": to });
  expect(values["company.name"]).toBe("may");
});

test("cents are written where there are some", () => {
  const prices = { ...facts.prices, packages: [{ trip: "sunset", amount: 320.5 }] };
  const from = placeholderValues({ ...facts, prices }, "es")["prices.from"];
  expect(plain(from)).toBe("320,50 €");
});

test("every name and number has its placeholder; lists have none", () => {
  expect(Object.keys(placeholderValues(facts, "es")).sort()).toEqual([
    "company.address.city",
    "company.name",
    "company.tagline.es",
    "prices.currency",
    "prices.from",
    "prices.vatPercent",
    "terms.guests",
    "terms.retentionMonths",
  ]);
});

test("the model names just the facts that the content has", () => {
  const read = factFiles.map((name) => [
    name,
    JSON.parse(readFileSync(`content/${name}.json`, "utf8")) as unknown,
  ]);
  const content = Object.fromEntries(read) as Facts;
  const values = placeholderValues(content, "es");
  expect(factNames(collections, content).sort()).toEqual(Object.keys(values).sort());
});

test("a fact that may be left out has no name while it is; one that cannot be read has", () => {
  const named = (terms?: object) =>
    factNames(collections, { terms }).filter((name) => name.startsWith("terms.season"));
  const both = ["terms.season.from", "terms.season.to"];
  expect(named({ guests: 7 })).toEqual([]);
  expect(named({ season: { from: "april", to: "october" }, seasonConfirmed: true })).toEqual(both);
  expect(named(undefined)).toEqual(both);
});

test("facts that are not there have no placeholder", () => {
  expect(placeholderValues({ company: undefined, terms: null, prices: {} }, "es")).toEqual({});
});

test("placeholders are filled in, with or without spaces; unknown ones stay", () => {
  const values = { "terms.guests": "11" };
  const text = "{{terms.guests}}, {{ terms.guests }}, {{terms.crew}}, {{toString}}, {terms.guests}";
  expect(fillPlaceholders(text, values)).toBe(
    "11, 11, {{terms.crew}}, {{toString}}, {terms.guests}",
  );
});

test("a filled-in value is not read as a pattern", () => {
  expect(fillPlaceholders("{{a}}", { a: "$& $1 {{a}}" })).toBe("$& $1 {{a}}");
});

test("the names in a text, in order", () => {
  expect(placeholdersIn("{{b}} and {{ a.c }}, {{b}}")).toEqual(["b", "a.c", "b"]);
  expect(placeholdersIn("none, {one} or {{broken}")).toEqual([]);
});
