import { act, cleanup } from "@testing-library/react";
import type { LanguageCode } from "../../../src/model/languages";
import { sunsetTime } from "../../../src/model/sunset-time";
import { pricesOn } from "../../../src/site/features/outing/use-day-prices";
import { BookingChoice } from "../../../src/site/sections/booking-choice";
import { DayField } from "../../../src/site/features/outing/day-field";
import { DayRuler } from "../../../src/site/sections/day-ruler";
import { PriceCards } from "../../../src/site/sections/price-cards";
import { TripList } from "../../../src/site/sections/trip-list";
import { present } from "../../setup/present";
import { messagesOf } from "../../site/features/messages";
import { answers, contentWithData } from "../answers";
import { priceOn } from "../prices/brute-force";
import { englishCompany } from "../../site/sections/company";
import { plain, showSection, textsOf } from "../show-section";
import { DAYS, hasTrips, hoursOn, seenAt, type Hours } from "./brute-force";

const TODAY = "2027-01-01";
const months = ["april", "october"] as const;
const season = { from: "april", to: "october" };

/** What is entered, of which the table of each day is made apart from the site's code. */
const hours = {
  months,
  usual: {
    morning: ["09:30", "13:30"],
    midday: ["14:00", "17:00"],
    sunset: ["17:30", "21:00"],
    extended: ["09:00", "15:00"],
  } as Record<string, Hours>,
  seasons: [
    {
      from: "2027-06-20",
      to: "2027-09-04",
      hours: { sunset: ["18:30", "22:00"], morning: ["09:00", "13:00"] } as Record<string, Hours>,
    },
    {
      from: "2027-10-15",
      to: "2027-10-31",
      hours: { sunset: ["16:00", "17:45"] } as Record<string, Hours>,
    },
  ],
};
const prices = {
  months,
  usual: { morning: 320, midday: 240, sunset: 290, extended: 390 } as Record<string, number>,
  seasons: [
    {
      from: "2027-07-01",
      to: "2027-08-31",
      prices: { morning: 368, sunset: 1335.5 } as Record<string, number>,
    },
    { from: "2027-04-01", to: "2027-04-01", prices: { extended: 400 } as Record<string, number> },
  ],
};

const hoursIn = (days: { hours: Record<string, Hours> }) =>
  Object.entries(days.hours).map(([trip, [start, end]]) => ({ trip, start, end }));

const amountsIn = (amounts: Record<string, number>) =>
  Object.entries(amounts).map(([trip, amount]) => ({ trip, amount }));

// Days may be in one season only: where both change, the season is parted.
const seasons = [
  { from: "2027-06-20", to: "2027-06-30", like: hours.seasons[0] },
  { from: "2027-07-01", to: "2027-08-31", like: hours.seasons[0], price: prices.seasons[0] },
  { from: "2027-09-01", to: "2027-09-04", like: hours.seasons[0] },
  { from: "2027-10-15", to: "2027-10-31", like: hours.seasons[1] },
  { from: "2027-04-01", to: "2027-04-01", price: prices.seasons[1] },
].map(({ from, to, like, price }) => ({
  from,
  to,
  ...(like && { hours: hoursIn(like) }),
  ...(price && { amounts: amountsIn(price.prices) }),
}));

const content = contentWithData({
  "prices.json": (data) => ({ ...data, packages: amountsIn(prices.usual), seasons }),
  "terms.json": (data) => ({ ...data, season }),
});

type Answer = {
  prices: Queries.PriceCardsFragment &
    Queries.TripListFragment &
    Queries.DayRulerFragment &
    Queries.BookingChoiceFragment;
};

const answerOn = answers<Answer>(
  "prices { ...PriceCards ...TripList ...DayRuler ...BookingChoice }",
);

const { position } = englishCompany;

const tags = { es: "es-ES", en: "en-GB", de: "de-DE" };

/** Chooses a day and a trip, as a link does. */
const choose = (day: string, trip: string) =>
  act(() => {
    history.replaceState(null, "", `/?day=${day}&trip=${trip}`);
    dispatchEvent(new PopStateEvent("popstate"));
  });

const year = DAYS.filter((day) => day.startsWith("2027-"));
const ids = Object.keys(hours.usual);

/** The first and the last day of everything that is entered, and days beside. */
const EDGES = (
  "2027-04-01 2027-04-02 2027-06-19 2027-06-20 2027-06-30 2027-07-01 2027-08-31 2027-09-01 " +
  "2027-09-04 2027-09-05 2027-10-14 2027-10-15 2027-10-31"
).split(" ");

const answerIn = async (language: LanguageCode) => {
  history.replaceState(null, "", "/");
  return (await answerOn(content, TODAY, language)).prices;
};

const tableOn = (day: string, language: LanguageCode) =>
  ids.map((id) => ({
    hours: hoursOn(hours, id, day),
    price: plain(
      priceOn(prices, id, day).toLocaleString(tags[language], {
        style: "currency",
        currency: "EUR",
      }),
    ),
  }));

const languages = ["es", "en", "de"] as const;
const calendar = { today: TODAY, season };

test.each(languages)(
  "on each day of a year, in %s, hours and prices of each trip are those of the table",
  async (language) => {
    const answer = await answerIn(language);
    for (const day of year) {
      const { packages } = pricesOn(answer, day, language);
      const found = packages.map(({ trip: { start, end }, ofDay }) => ({
        hours: [start, end],
        price: plain(ofDay?.inWords),
      }));
      expect([day, found]).toEqual([day, tableOn(day, language)]);
    }
  },
);

// A day has the same sunset in all languages, which differ in their words alone. A page a day would take ten seconds.
test.each([
  ["es", [...EDGES, ...year.filter((_, index) => index % 8 === 0)]],
  ["en", EDGES],
  ["de", EDGES],
] as const)(
  "through the year, and where something changes, in %s, the sunset is said as it is",
  async (language, days) => {
    const answer = await answerIn(language);
    const page = showSection(
      <>
        <DayField tellsSunset />
        <DayRuler prices={answer} />
      </>,
      language,
      calendar,
    );
    const words = present(messagesOf(language).trips, "trips") as Record<string, string>;
    for (const day of days) {
      choose(day, "");
      const sunset = sunsetTime(day, position);
      const isOut = !hasTrips({ months }, day);
      const weekday = new Date(day).toLocaleDateString(tags[language], {
        weekday: "long",
        timeZone: "UTC",
      });
      const [name, ...lines] = textsOf(page, "[role=status] > :is(span, p)");
      const seen = textsOf(page, "a[href$='#sunset'] [data-known]");
      const expected = [
        words.sunSets?.replace("{{time}}", sunset),
        words[seenAt(hoursOn(hours, "sunset", day), sunset)],
      ];
      expect([day, name?.startsWith(weekday), ...lines, ...seen]).toEqual(
        isOut ? [day, false] : [day, true, ...expected],
      );
    }
    cleanup();
  },
);

test.each(EDGES.map((day, index) => [day, languages[index % 3] ?? "es"] as const))(
  "on %s, in %s, every place says the same of each trip",
  async (day, language) => {
    const answer = await answerIn(language);
    const page = showSection(
      <>
        <DayRuler prices={answer} />
        <TripList prices={answer} />
        <PriceCards prices={answer} vatNote="" />
        <BookingChoice prices={answer} offer="" isRequest={false} />
      </>,
      language,
      calendar,
    );
    choose(day, "sunset");
    const table = tableOn(day, language).map(({ hours: [start, end], price }) => ({
      at: `${start}–${end}`.replace(/(^|–)0/g, "$1"),
      price,
    }));
    const says = (selector: string) => textsOf(page, selector);
    table.forEach(({ at, price }, index) => {
      for (const texts of [
        says("ol li a"),
        says("article:has(figure)"),
        says("article:not(:has(figure))"),
      ]) {
        expect(texts[index]).toContain(at);
        expect(texts[index]?.replaceAll(" ", "")).toContain(price.replaceAll(" ", ""));
      }
    });
    const [chosen] = says("[data-choice]");
    expect(chosen).toContain(table[2]?.at.split("–")[0]);
    expect(chosen?.replaceAll(" ", "")).toContain(table[2]?.price.replaceAll(" ", ""));
    cleanup();
  },
);

test("the sunset of the chosen day stands at its hour, from the first one of the day's trips to the last", async () => {
  const answer = await answerIn("es");
  const ruler = showSection(<DayRuler prices={answer} />, "es", calendar);
  choose("2027-04-02", "morning");
  const stem = ruler.querySelector<HTMLElement>("span[style^='left']");
  const [hour = 0, minute = 0] = plain(stem?.querySelector("b")?.textContent)
    .split(":")
    .map(Number);
  expect(hour).toBe(20);
  expect(parseFloat(stem?.style.left ?? "")).toBeCloseTo(((hour + minute / 60 - 9) / 12) * 100, 1);
});
