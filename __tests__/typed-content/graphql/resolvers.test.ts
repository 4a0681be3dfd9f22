import { contentModel } from "../../../src/model";
import { resolversOf } from "../../../src/typed-content/graphql/resolvers";
import type { Arguments, ContentEntry } from "../../../src/typed-content/graphql/resolver";
import type { LanguageCode } from "../../../src/base/languages";

// An ES module, which Jest does not load; its HTML is not tested here.
jest.mock("micromark", () => ({ micromark: (text: string) => `<p>${text}</p>` }));

const entry = (data: object) => ({ id: "one", order: 1, ...data });

const packages = [
  { trip: "evening", amount: 120 },
  { trip: "gone", amount: 10 },
  { trip: "dawn", amount: 90.5 },
];

const seasons = [
  { from: "2027-07-01", to: "2027-08-31", amounts: [{ trip: "evening", amount: 100 }] },
];

const content: Record<string, ContentEntry[]> = {
  Company: [entry({ phone: "+34 600 000 001" })],
  Terms: [entry({ guests: 7 })],
  Prices: [entry({ currency: "EUR", vatPercent: 21, packages, seasons })],
  Trip: [
    { id: "evening", order: 2 },
    { id: "unpriced", order: 3 },
    { id: "dawn", order: 1 },
  ],
  Review: [
    { id: 10, order: 1 },
    { id: 9, order: 1, text: { es: "Otra vez." } },
    { id: 8, order: 0.5, hidden: true },
    { id: 7, order: 0.7, hidden: false, featured: true },
    { id: 6, order: 0.6, hidden: true, featured: true },
  ],
};

const source = {
  entries: (type: string) => Promise.resolve(content[type] ?? []),
  file: (path: string) => Promise.resolve(path),
  today: () => Promise.resolve("2027-06-15"),
};

const resolvers = resolversOf(contentModel);

const resolve = (
  name: string,
  value: unknown,
  { key = "", type = "", language = "es" as LanguageCode, ...args } = {} as Partial<Arguments>,
  parent?: Record<string, unknown>,
) => resolvers[name]?.(value, { key, type, language, ...args }, source, parent);

test("only groups whose entry is there are shown, in the order of the entries", async () => {
  expect(await resolve("shown", packages, { key: "trip", type: "Trip" })).toEqual([
    { trip: "dawn", amount: 90.5 },
    { trip: "evening", amount: 120 },
  ]);
});

test.each(["morning", undefined, [null, 5]])(
  "%j is no list of groups: nothing is shown",
  async (value) => {
    expect(await resolve("shown", value, { key: "trip", type: "Trip" })).toEqual([]);
  },
);

test.each([
  ["those that are not hidden, in their order, then by their identifiers", {}, [7, 9, 10]],
  ["of these those that are featured", { featured: true }, [7]],
  ["of these those with the text that it requires", { shownWith: "text" }, [9]],
])("a list has %s", async (_, args, ids) => {
  const list = (await resolve("list", undefined, { type: "Review", ...args })) as {
    nodes: ContentEntry[];
  };
  expect(list.nodes.map(({ id }) => id)).toEqual(ids);
});

test("an original is in the language in which it was written, with the spaces of that language", async () => {
  const texts = { es: "A 5 horas.", de: "Nach 5 Stunden, Nr. 5." };
  const args = { language: "es" as LanguageCode, writtenIn: "language" };
  const parent = { language: "de" };
  expect(await resolve("localized", texts, { ...args, original: true }, parent)).toBe(
    "Nach 5\u00A0Stunden, Nr.\u00A05.",
  );
  expect(await resolve("localized", texts, args, parent)).toBe("A 5\u00A0horas.");
});

test.each([
  ["localized", "Ruft an: +34 600 000 001, Nr.\u00A05, {{ unknown }}\u00A0Stunden."],
  ["markdown", "<p>Ruft an: +34 600 000 001, Nr.\u00A05, {{ unknown }}\u00A0Stunden.</p>"],
] as const)(
  "a %s text has its placeholders filled in and its spaces set",
  async (name, expected) => {
    const texts = { de: "Ruft an: {{company.phone}}, Nr. 5, {{ unknown }} Stunden." };
    expect(await resolve(name, texts, { language: "de" })).toBe(expected);
    expect(await resolve(name, undefined)).toBeNull();
  },
);

test("a fact before a unit is never broken from it", async () => {
  const texts = { es: "El {{prices.vatPercent}} % de IVA" };
  expect(await resolve("localized", texts)).toBe("El 21\u00A0% de IVA");
});

test("texts count the trips, and take the lowest price, of those that are sold", async () => {
  const texts = { en: "{{trips.count}} trips from {{prices.from}}, call {{company.phone}}." };
  expect(await resolve("localized", texts, { language: "en" })).toBe(
    "Two trips from €90.50, call +34 600 000 001.",
  );
});

test("a picture is found by its path in the content", async () => {
  expect(await resolve("media", "/media/hero.jpg")).toBe("media/hero.jpg");
});

describe("values in words", () => {
  const trip = { trip: "evening", amount: 120, start: "09:30", end: "13:00" };
  const [season] = seasons;
  const review = { date: "2027-05-02", language: "en", updated: "2026-11" };

  test.each([
    ["price", trip, "120,00\u00A0€"],
    ["usualInWords", trip, "120,00\u00A0€"],
    ["lowestInWords", trip, "100,00\u00A0€"],
    ["lowestShare", trip, "14\u00A0€"],
    ["duration", trip, "3,5\u00A0Std."],
    ["longDuration", trip, "3,5\u00A0Stunden"],
    ["firstDay", season, "1. Juli"],
    ["lastDay", season, "31. August 2027"],
    ["firstDay", { ...season, to: "2028-01-31" }, "1. Juli 2027"],
    ["day", review, "2. Mai 2027"],
    ["languageName", review, "Englisch"],
    ["updatedMonth", review, "November 2026"],
    ["nextDay", undefined, "15. Juni 2027"],
  ] as const)("%s of %j", async (name, parent, expected) => {
    expect(await resolve(name, undefined, { language: "de" }, parent)).toBe(expected);
  });

  test("all months have a name", async () => {
    const names = await resolve("monthNames", undefined, { language: "de" });
    expect(names).toHaveLength(12);
    expect(names).toMatchObject({ 0: "Januar", 11: "Dezember" });
  });

  test("a share below one euro helps nobody", async () => {
    jest.replaceProperty(content, "Terms", [entry({ guests: 201 })]);
    expect(await resolve("lowestShare", undefined, {}, trip)).toBe("");
    jest.restoreAllMocks();
  });

  test.each([
    ["day", { date: "2027-0" }, "2027-0"],
    ["firstDay", { from: "soon", to: "2027-08-31" }, "soon"],
  ] as const)("a %s that is none stays as it is", async (name, parent, expected) => {
    expect(await resolve(name, undefined, {}, parent)).toBe(expected);
  });
});
