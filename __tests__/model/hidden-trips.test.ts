import { readFileSync } from "node:fs";
import { parse } from "graphql";
import { languageCodes, type LanguageCode } from "../../src/base/languages";
import { shareCardContent } from "../../src/build/share-cards/card-content";
import { structuredData } from "../../src/build/structured-data";
import { TEST_DATE } from "../../src/commands/lib/test-sites";
import { createEngine } from "../../src/desk/page/engine";
import { pagesSchema } from "../../src/desk/page/schema";
import { contentModel } from "../../src/model";
import { inLanguage } from "../../src/model/in-language";
import { publishable } from "../../src/model/launch/publishable";
import { routes, type RouteName } from "../../src/model/routes";
import { contentErrors } from "../../src/typed-content/check";
import { contentWarnings } from "../../src/typed-content/check/warnings";
import type { Content } from "../../src/typed-content/content";
import { factValues } from "../../src/typed-content/texts/facts";
import { changedFixture, earlierOf } from "./check/fixtures";

// An ES module, which Jest does not load.
jest.mock("micromark", () => ({ micromark: (text: string) => text }));

type Data = Record<string, unknown>;
type Price = { trip: string };
type Prices = { packages: Price[]; seasons: { amounts: Price[] }[] };

const ALL = ["morning", "midday", "sunset", "extended"];

/** Returns the tests' content with some trips hidden, whose prices and seasons stay; changed further. */
const hide = (ids: readonly string[], changes: Record<string, (data: Data) => unknown> = {}) =>
  changedFixture(undefined, {
    ...Object.fromEntries(
      ids.map((id) => [`trips/${id}.json`, (trip: Data) => (trip.hidden = true)]),
    ),
    ...changes,
  });

const findingsIn = ({ content, pictures }: Awaited<ReturnType<typeof hide>>) => [
  ...contentErrors(content, pictures),
  ...contentWarnings(content, pictures, earlierOf(), TEST_DATE),
];

const fragments = [
  ...["price-cards", "season-prices", "trip-list", "day-ruler", "contact-form", "sunsets"],
  "published-reviews",
].map(
  (name) => /graphql`([^]*?)`/.exec(readFileSync(`src/site/sections/${name}.tsx`, "utf8"))?.[1],
);

const query = parse(`query ($language: String!) {
  prices { ...PriceCards ...TripList ...DayRuler ...SunsetTrips }
  asked: prices { ...EnquiryPrices }
  reviews { nodes { ...PublishedReview } }
} ${fragments.join("\n")}`);

type Answer = {
  prices: Queries.PriceCardsFragment & Queries.SunsetTripsFragment;
  asked: Queries.EnquiryPricesFragment;
  reviews: { nodes: Queries.PublishedReviewFragment[] };
};

const engine = createEngine(parse(pagesSchema(contentModel)), {
  pictureData: () => null,
  digest: () => undefined,
  today: () => TEST_DATE,
});

/** Returns what pages are given, and what is written for search engines and messengers. */
const published = async (content: Content, language: LanguageCode) => {
  const site = inLanguage(publishable(content, []), language, TEST_DATE);
  const everyRoute = Object.keys(routes) as RouteName[];
  return {
    answer: (await engine(query, content, language)) as Answer,
    jsonLd: JSON.stringify(
      everyRoute.map((route) => structuredData({ site, route, picturePath: () => undefined })),
    ),
    day: shareCardContent(content, site, "home").card.day.trips,
    facts: factValues(content, language, TEST_DATE),
  };
};

test.each([
  ["es", "Atardecer", "tres"],
  ["en", "Sunset", "three"],
  ["de", "Sonnenuntergang", "drei"],
] as const)("in %s a hidden trip is nowhere: %s", async (language, title, count) => {
  const { content } = await hide(["sunset"]);
  const { answer, jsonLd, day, facts } = await published(content, language);
  expect(JSON.stringify(answer)).not.toMatch(new RegExp(`"sunset"|"${title}"`));
  expect(answer.asked.packages).toHaveLength(3);
  expect(answer.prices.seasons.map(({ amounts }) => amounts.length)).toEqual([3, 3, 3]);
  expect(jsonLd).not.toMatch(/#sunset\b/);
  expect(day).toHaveLength(3);
  expect(facts["trips.count"]).toBe(count);
});

test("what is otherwise on a trip that is hidden, or has no price, is not asked for", async () => {
  const asked = parse(`{ inclusions { excluded { exceptions { trip { jsonId } } } } }`);
  const exceptionsIn = async ({ content }: Awaited<ReturnType<typeof hide>>) => {
    const answer = await engine(asked, content, "en");
    const { inclusions } = answer as { inclusions: { excluded: { exceptions: object[] }[] } };
    return inclusions.excluded[0]?.exceptions;
  };
  expect(await exceptionsIn(await hide([]))).toEqual([{ trip: { jsonId: "extended" } }]);
  expect(await exceptionsIn(await hide(["extended"]))).toEqual([]);
  const unpriced = await hide([], {
    "prices.json": (data) => {
      const { packages } = data as Prices;
      data.packages = packages.filter(({ trip }) => trip !== "extended");
    },
  });
  expect(await exceptionsIn(unpriced)).toEqual([]);
});

test("a review of a hidden trip does not name it; one of a shown trip does", async () => {
  const { content } = await hide(["sunset"]);
  const { reviews } = (await published(content, "en")).answer;
  const named = Object.fromEntries(reviews.nodes.map(({ jsonId, trip }) => [jsonId, trip?.title]));
  expect(named).toMatchObject({ "lucia-ferrer-mas": undefined, noor: "Morning" });
});

test("a hidden trip may keep its price and those of seasons, and needs none", async () => {
  // What texts say of it is another matter.
  const codesOf = (fixture: Awaited<ReturnType<typeof hide>>) =>
    findingsIn(fixture)
      .map(({ code }) => code as string)
      .filter((code) => !["trip-name-gone", "no-sunset-trip"].includes(code));
  expect(codesOf(await hide(["sunset"]))).toEqual([]);
  const isOther = ({ trip }: Price) => trip !== "sunset";
  const withoutPrices = await hide(["sunset"], {
    "prices.json": (data) => {
      const { packages, seasons } = data as Prices;
      data.packages = packages.filter(isOther);
      for (const season of seasons) season.amounts = season.amounts.filter(isOther);
    },
  });
  expect(codesOf(withoutPrices)).toEqual([]);
});

test.each([
  [true, []],
  [false, ["long-name", "no-place", "return-before-sunset", "short-trip"]],
])("how pages would show a trip is no matter while it is hidden: %s", async (hidden, codes) => {
  const name = "x".repeat(41);
  const fixture = await hide([], {
    "trips/sunset.json": (trip) => {
      const title = { es: name, en: "Sunset", de: "Abend" };
      const description = { es: "Al mar.", en: "To the sea.", de: "Ans Meer." };
      Object.assign(trip, { title, description, hidden, start: "17:30", end: "17:40" });
    },
  });
  const found = new Set<string>(findingsIn(fixture).map(({ code }) => code));
  expect(
    ["long-name", "no-place", "return-before-sunset", "short-trip"].filter((code) =>
      found.has(code),
    ),
  ).toEqual(codes);
});

test.each(languageCodes)("in %s all that is left is one trip", async (language) => {
  const { content } = await hide(ALL.slice(1));
  const { answer, day } = await published(content, language);
  expect(answer.prices.packages.map(({ trip }) => trip.jsonId)).toEqual(["morning"]);
  expect(day).toHaveLength(1);
});

test.each([
  ["es", "cero"],
  ["en", "no"],
  ["de", "null"],
] as const)(
  "in %s the last trip is hidden, and nothing is empty or no number",
  async (language, count) => {
    const fixture = await hide(ALL);
    const { answer, jsonLd, day, facts } = await published(fixture.content, language);
    expect(answer.prices).toMatchObject({ packages: [], hasRest: false });
    expect(answer.asked.packages).toEqual([]);
    expect(day).toEqual([]);
    expect(facts).toMatchObject({ "trips.count": count, "prices.from": "—" });
    expect(jsonLd).not.toMatch(/TouristTrip|Offer|openingHours|priceRange/);
    expect(JSON.stringify(answer) + jsonLd).not.toMatch(/NaN|Infinity|undefined/);
    const codes = findingsIn(fixture).map(({ code }) => code);
    expect(new Set(codes)).toEqual(new Set(["few-trips", "trip-name-gone"]));
  },
);
