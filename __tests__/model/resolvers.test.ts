import { contentModel } from "../../src/model";
import type { ContentEntry } from "../../packages/typed-content/graphql/resolver";
import { resolveIn } from "../../packages/typed-content/__tests__/graphql/resolve-in";

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
  Boat: [entry({ guests: 7 })],
  Prices: [entry({ currency: "EUR", vatPercent: 21, packages, seasons })],
  Trip: [
    { id: "evening", order: 2 },
    { id: "unpriced", order: 3 },
    { id: "dawn", order: 1 },
  ],
};

const resolve = resolveIn(contentModel, content);

test("texts take the lowest price of the trips that are sold", async () => {
  const texts = { en: "Trips {{prices.from}}, call {{company.phone}}." };
  expect(await resolve("localized", texts, { language: "en" })).toBe(
    "Trips from €90.50, call +34 600 000 001.",
  );
});

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
  ["lengthInWords", { length: 7.5 }, "7,5\u00A0m"],
  ["lengthInWords", {}, ""],
  ["firstDay", season, "1. Juli"],
  ["lastDay", season, "31. August 2027"],
  ["firstDay", { ...season, to: "2028-01-31" }, "1. Juli 2027"],
  ["day", review, "2. Mai 2027"],
  ["updatedMonth", review, "November 2026"],
] as const)("%s of %j", async (name, parent, expected) => {
  expect(await resolve(name, undefined, { language: "de" }, parent)).toBe(expected);
});

test("all months have a name", async () => {
  const names = await resolve("monthNames", undefined, { language: "de" });
  expect(names).toHaveLength(12);
  expect(names).toMatchObject({ 0: "Januar", 11: "Dezember" });
});

test("a share below one euro helps nobody", async () => {
  jest.replaceProperty(content, "Boat", [entry({ guests: 201 })]);
  expect(await resolve("lowestShare", undefined, {}, trip)).toBe("");
  jest.restoreAllMocks();
});

test.each([
  ["day", { date: "2027-0" }, "2027-0"],
  ["firstDay", { from: "soon", to: "2027-08-31" }, "soon"],
] as const)("a %s that is none stays as it is", async (name, parent, expected) => {
  expect(await resolve(name, undefined, {}, parent)).toBe(expected);
});
