/** @jest-environment node */
import { createFieldExtensions } from "../../src/gatsby/field-extensions";

// An ES module, which Jest does not load; nothing here is Markdown.
jest.mock("micromark", () => ({}));

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

test("texts count the trips, and take the lowest price, of those that are shown", async () => {
  const texts = { en: "{{trips.count}} trips from {{prices.from}}, call {{company.phone}}." };
  expect(await resolve("localized", {}, texts, { language: "en" })).toBe(
    "Two trips from €90.50, call +34 600 000 001.",
  );
});
