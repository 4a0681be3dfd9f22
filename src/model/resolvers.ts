import {
  addDays,
  type CalendarDate,
  type Days,
  months,
  duration,
} from "@brisa/typed-content/dates";
import { hours, longDate, metres, money, monthAndYear, monthName, rangeEnds } from "./format";
import { pricePerGuest, comingSeasons, priceList, priceRows, type PricedTrip } from "./prices";
import { languages, type LanguageCode } from "./languages";
import { isDummy } from "@brisa/typed-content/check";
import type { ContentSource, Resolver } from "@brisa/typed-content/graphql";
import { questions } from "./collections/questions";
import { isShown, valueAt } from "@brisa/typed-content";
import { daysInWords } from "./days-in-words";
import { NOTICE_DAYS } from "./day-states";
import { stateNotices } from "./day-statements";
import { skyOf } from "./skies";
import { fleetFor, seasonIn, statesOf, tariffOf, timetableOf } from "./facts";
import { emptyPages } from "./empty-pages";
import { servicePages } from "./service-pages";
import { comingHours, otherHours, type Times } from "./hours";
import { twoSeasons } from "./season";
import { sunsetDays } from "./sunset-days";
import type { Position } from "./sun";

const storedFacts = async ({ entries }: ContentSource) => {
  const [[terms], [prices], days, trips, boats] = await Promise.all([
    entries("Terms"),
    entries("Prices"),
    entries("DayState"),
    entries("Trip"),
    entries("Boat"),
  ]);
  return [{ terms, prices, days, boats }, trips] as const;
};

const storedTariff = async (content: ContentSource) => tariffOf(...(await storedFacts(content)));

const storedTimetable = async (content: ContentSource) =>
  timetableOf(...(await storedFacts(content)));

const pricesIn = async (content: ContentSource) =>
  priceList(await storedTariff(content), await content.today());

const storedFleet = async (content: ContentSource) => fleetFor(...(await storedFacts(content)));

type PriceName = keyof Omit<PricedTrip, "trip">;

const tripPrice =
  (name: PriceName): Resolver =>
  async (_, __, content, parent) =>
    (await pricesIn(content)).trips.find(({ trip }) => trip === parent?.trip)?.[name];

const calculated = {
  usualPrice: tripPrice("usual"),
  lowestPrice: tripPrice("lowest"),
  highestPrice: tripPrice("highest"),
  seasons: async (_, { all }, content) =>
    all
      ? comingSeasons(await storedTariff(content), await content.today())
      : (await pricesIn(content)).seasons,
  hasRest: async (_, __, content) =>
    priceRows(await pricesIn(content)).some(({ from }) => from === undefined),
  hours: async (_, { all }, content) =>
    all
      ? otherHours(await storedTimetable(content))
      : comingHours(await storedTimetable(content), await content.today()),
  sky: async (sky, _, __, trip) => skyOf({ ...(trip as Times), sky }),
  sunsetDays: async (_, __, content, parent) => {
    const [company] = await content.entries("Company");
    const position = company?.position as Position;
    const timetable = await storedTimetable(content);
    return sunsetDays(timetable, position, await content.today()).get(String(parent?.id)) ?? 0;
  },
  dayStates: async (_, __, content) => {
    const facts = await storedFacts(content);
    const today = await content.today();
    const [, { to: last }] = twoSeasons(seasonIn(...facts), today);
    return statesOf(...facts).filter(({ from, to }) => to >= today && from <= last);
  },
  stateNotices: async (_, __, content) => {
    const [facts, trips] = await storedFacts(content);
    const today = await content.today();
    return stateNotices(statesOf(facts, trips), trips, today, addDays(today, NOTICE_DAYS));
  },
  tripGuests: async (_, __, content, parent) =>
    (await storedFleet(content)).boatOfTrip(parent ?? {})?.guests ?? 0,
  boatName: async (_, __, content, parent) => (await storedFleet(content)).boatName(parent ?? {}),
  shownBoats: async (_, __, content) => {
    const { shown } = await storedFleet(content);
    const stored = await content.entries("Boat");
    return shown.map(({ id }) => stored.find((boat) => boat.id === id));
  },
  emptyPages: async (_, __, { entries }) =>
    emptyPages({ services: await entries("Service"), gallery: await entries("GalleryPicture") }),
  servicePages: async (_, __, { entries }) => servicePages(await entries("Service")),
  hasQuestions: async (_, __, { entries }) =>
    (await entries(questions.type)).some((entry) => isShown(entry, questions.shownWith)),
  deskOrigin: async (_, __, { entries }) => {
    const origin = valueAt((await entries("Providers"))[0], ["editor", "origin"]);
    return typeof origin === "string" && !isDummy(origin, "origin") ? origin : undefined;
  },
} satisfies Record<string, Resolver>;

/** A text that is no date stays as it is; the content check reports it. */
const dateInWords = (
  value: unknown,
  language: LanguageCode,
  format: (date: CalendarDate, language: LanguageCode) => string,
) => (isNaN(Date.parse(String(value))) ? String(value) : format(String(value), language));

const currencyIn = async ({ entries }: ContentSource) =>
  String((await entries("Prices"))[0]?.currency);

const tripPriceInWords =
  (name: PriceName): Resolver =>
  async (value, args, content, parent) => {
    const amount = await tripPrice(name)(value, args, content, parent);
    return money(Number(amount), await currencyIn(content), args.language);
  };

const inWords = {
  price: async (_, { language }, content, parent) =>
    money(Number(parent?.amount), await currencyIn(content), language),
  usualInWords: tripPriceInWords("usual"),
  lowestInWords: tripPriceInWords("lowest"),
  lowestShare: async (value, args, content, parent) => {
    const lowest = await calculated.lowestPrice(value, args, content, parent);
    const { sold } = await storedFleet(content);
    const guests = sold.find(({ trip }) => trip.id === parent?.trip)?.boat?.guests ?? 0;
    const currency = await currencyIn(content);
    return pricePerGuest(Number(lowest), guests, currency, args.language) ?? "";
  },
  lengthInWords: async (_, { language }, __, parent) =>
    typeof parent?.length === "number" ? metres(parent.length, language) : "",
  firstDay: async (_, { language }, __, parent) =>
    dateInWords(
      parent?.from,
      language,
      (from) => rangeEnds(from, String(parent?.to), language).from,
    ),
  lastDay: async (_, { language }, __, parent) => dateInWords(parent?.to, language, longDate),
  daysInWords: async (_, { language }, { today }, parent) =>
    daysInWords(parent as Days, await today(), language),
  duration: async (_, { language }, __, parent) =>
    hours(duration(parent as Times), languages[language].tag, "short"),
  longDuration: async (_, { language }, __, parent) =>
    hours(duration(parent as Times), languages[language].tag, "long"),
  day: async (_, { language }, __, parent) => dateInWords(parent?.date, language, longDate),
  updatedMonth: async (_, { language }, __, parent) =>
    dateInWords(parent?.updated, language, monthAndYear),
  monthNames: async (_, { language }) => months.map((month) => monthName(month, language)),
} satisfies Record<string, Resolver>;

export const resolvers = { ...calculated, ...inWords };

export const query = [
  "monthNames(language: String!): [String!]! @monthNames",
  // Those on which the trips that are sold sail, in the order of the site.
  "shownBoats: [Boat!]! @shownBoats",
  "emptyPages: [String!]! @emptyPages",
  "servicePages: [String!]! @servicePages",
  "hasQuestions: Boolean! @hasQuestions",
  // Those to come, in the order of the calendar; no trip has two on a day.
  "dayStates: [DayState!]! @dayStates",
  "stateNotices: [DayState!]! @stateNotices",
  "deskOrigin: String @deskOrigin",
];
