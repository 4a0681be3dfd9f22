import { createFieldExtensions } from "../../src/gatsby/field-extensions";

// An ES module, which Jest does not load; how it makes HTML is not tested here.
jest.mock("micromark", () => ({ micromark: (text: string) => `<p>${text}</p>` }));

type Resolve = (source: object, args: object, context: object, info: object) => Promise<unknown>;
type Extension = { name: string; extend: (options: object) => { resolve: Resolve } };

const extensions = new Map<string, Extension>();
createFieldExtensions({
  actions: {
    createFieldExtension: (extension: Extension) => extensions.set(extension.name, extension),
  },
} as never);

const prices = {
  currency: "EUR",
  vatPercent: 21,
  packages: [
    { trip: "evening", amount: 120 },
    { trip: "gone", amount: 10 },
    { trip: "dawn", amount: 90.5 },
  ],
};

const trips = [
  { jsonId: "evening", order: 2 },
  { jsonId: "unpriced", order: 3 },
  { jsonId: "dawn", order: 1 },
];

const nodeModel = {
  findOne: ({ type }: { type: string }) =>
    Promise.resolve(type === "Prices" ? prices : { phone: "+34 600 000 001" }),
  findAll: () => Promise.resolve({ entries: trips }),
};

const resolve = (name: string, options: object, value: unknown, args = {}) =>
  extensions
    .get(name)
    ?.extend(options)
    .resolve({ field: value }, args, { nodeModel }, { fieldName: "field" });

const shown = { key: "trip", type: "Trip" };

test("only groups whose entry is there are shown, in the order of the entries", async () => {
  expect(await resolve("shown", shown, prices.packages)).toEqual([
    { trip: "dawn", amount: 90.5 },
    { trip: "evening", amount: 120 },
  ]);
});

test("what is no list shows nothing, so that the editor's pages open", async () => {
  expect(await resolve("shown", shown, "morning")).toEqual([]);
});

test.each([
  ["localized", "Ruft an: +34 600 000 001, Nr.\u00A05, {{ unknown }}\u00A0Stunden."],
  ["markdown", "<p>Ruft an: +34 600 000 001, Nr.\u00A05, {{ unknown }}\u00A0Stunden.</p>"],
])("a %s text has its placeholders filled in and its spaces set", async (name, expected) => {
  const texts = { de: "Ruft an: {{company.phone}}, Nr. 5, {{ unknown }} Stunden." };
  expect(await resolve(name, {}, texts, { language: "de" })).toBe(expected);
});

test("a fact before a unit is never broken from it", async () => {
  const texts = { es: "El {{prices.vatPercent}} % de IVA" };
  expect(await resolve("localized", {}, texts, { language: "es" })).toBe("El 21\u00A0% de IVA");
});

test("texts count the trips, and take the lowest price, of those that are shown", async () => {
  const texts = { en: "{{trips.count}} trips from {{prices.from}}, call {{company.phone}}." };
  expect(await resolve("localized", {}, texts, { language: "en" })).toBe(
    "Two trips from €90.50, call +34 600 000 001.",
  );
});
