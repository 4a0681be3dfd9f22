import { languageCodes, type LanguageCode } from "../../src/model/languages";
import { structuredData } from "../../src/build/structured-data";
import { TEST_DATE } from "../../src/commands/lib/test-sites";
import { inLanguage } from "../../src/model/in-language";
import { publishable } from "../../src/model/launch/publishable";
import { routes, type RouteName } from "../../src/model/routes";
import { contentErrors } from "../../packages/typed-content/check";
import { contentWarnings } from "../../packages/typed-content/check/warnings";
import type { Content } from "../../packages/typed-content/content";
import { factValues } from "../../packages/typed-content/texts/facts";
import { answers } from "./answers";
import { changedFixture, earlierOf } from "./check/fixtures";
import { shareCardContent } from "../../src/build/share-cards/step";

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

const codesIn = (fixture: Awaited<ReturnType<typeof hide>>): string[] =>
  findingsIn(fixture).map(({ code }) => code);

type Answer = {
  prices: Queries.PriceCardsFragment & Queries.TripListFragment;
  asked: Queries.EnquiryPricesFragment;
  reviews: Queries.PublishedReviewFragment[];
  inclusions: { excluded: { exceptions: object[] }[] };
};

const answerOn = answers<Answer>(
  `prices { ...PriceCards ...TripList ...DayRuler }
  asked: prices { ...EnquiryPrices }
  reviews { ...PublishedReview }
  inclusions { excluded { exceptions { trip { jsonId } } } }`,
);

/** Returns what pages are given, and what is written for search engines and messengers. */
const published = async (content: Content, language: LanguageCode) => {
  const site = inLanguage(publishable(content, []), language, TEST_DATE);
  const everyRoute = Object.keys(routes) as RouteName[];
  return {
    answer: await answerOn(content, TEST_DATE, language),
    jsonLd: JSON.stringify(
      everyRoute.map((route) => structuredData({ site, route, picturePath: () => undefined })),
    ),
    card: shareCardContent(content, site, "home").card,
    facts: factValues(content, language, TEST_DATE),
  };
};

const TITLES = { es: "Atardecer", en: "Sunset", de: "Sonnenuntergang" };

test.each(languageCodes)("in %s a hidden trip is nowhere", async (language) => {
  const { content } = await hide(["sunset"]);
  const { answer, jsonLd } = await published(content, language);
  expect(JSON.stringify(answer)).not.toMatch(new RegExp(`"sunset"|"${TITLES[language]}"`));
  expect(answer.asked.packages).toHaveLength(3);
  expect(answer.prices.seasons.map(({ amounts }) => amounts.length)).toEqual([3, 3, 3]);
  expect(jsonLd).not.toMatch(/#sunset\b/);
  const named = answer.reviews.map(({ jsonId, trip }) => [jsonId, trip?.title]);
  expect(Object.fromEntries(named)).toMatchObject({
    "lucia-ferrer-mas": undefined,
    noor: expect.any(String) as string,
  });
});

test("what is otherwise on a trip that is hidden, or has no price, is not asked for", async () => {
  const exceptionsIn = async ({ content }: Awaited<ReturnType<typeof hide>>) =>
    (await answerOn(content, TEST_DATE, "en")).inclusions.excluded[0]?.exceptions;
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

test("a hidden trip may keep its price and those of seasons, and needs none", async () => {
  // What texts say of it is another matter.
  const codesOf = (fixture: Awaited<ReturnType<typeof hide>>) =>
    codesIn(fixture).filter((code) => !["trip-name-gone", "no-sunset-trip"].includes(code));
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

test.each([true, false])(
  "how pages would show a trip is no matter while it is hidden: %s",
  async (hidden) => {
    const name = "x".repeat(41);
    const fixture = await hide([], {
      "trips/sunset.json": (trip) => {
        const title = { es: name, en: "Sunset", de: "Abend" };
        const description = { es: "Al mar.", en: "To the sea.", de: "Ans Meer." };
        Object.assign(trip, { title, description, hidden, start: "17:30", end: "17:40" });
      },
    });
    for (const code of ["long-name", "no-place", "return-before-sunset", "short-trip"])
      expect([code, codesIn(fixture).includes(code)]).toEqual([code, !hidden]);
  },
);

test.each(languageCodes)(
  "in %s nothing is empty or no number without any trip",
  async (language) => {
    const fixture = await hide(ALL);
    const { answer, jsonLd, card, facts } = await published(fixture.content, language);
    expect(answer.prices).toMatchObject({ packages: [], hasRest: false });
    expect(answer.asked.packages).toEqual([]);
    // Instead of a price.
    expect(card.facts).not.toMatch(/\d/);
    expect(facts).toMatchObject({ "prices.from": "—" });
    expect(jsonLd).not.toMatch(/TouristTrip|Offer|openingHours|priceRange/);
    expect(JSON.stringify(answer) + jsonLd).not.toMatch(/NaN|Infinity|undefined/);
    expect(new Set(codesIn(fixture))).toEqual(new Set(["no-trips", "trip-name-gone"]));
  },
);
