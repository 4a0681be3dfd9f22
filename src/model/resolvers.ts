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
import { storedEntries } from "@brisa/typed-content/texts";
import { boats } from "./collections/boats";
import { dayStates } from "./collections/day-states";
import { prices } from "./collections/prices";
import { questions } from "./collections/questions";
import { terms } from "./collections/terms";
import { trips } from "./collections/trips";
import { isShown, listedIn, valueAt } from "@brisa/typed-content";
import { daysInWords } from "./days-in-words";
import { NOTICE_DAYS } from "./day-states";
import { stateNotices } from "./day-statements";
import { skyOf } from "./skies";
import { fleetIn, seasonIn, statesIn, tariffIn, timetableIn } from "./facts";
import { emptyPages } from "./empty-pages";
import { servicePages } from "./service-pages";
import { comingHours, otherHours, type Times } from "./hours";
import { twoSeasons } from "./season";
import { sunsetDays } from "./sunset-days";
import type { Position } from "./sun";

const FACTS = [terms, prices, dayStates, trips, boats];

/** What the functions of `facts.ts` read. */
const factsIn = async ({ entries }: ContentSource) => ({
  entries: await storedEntries(FACTS, entries),
});

const pricesIn = async (content: ContentSource) =>
  priceList(tariffIn(await factsIn(content)), await content.today());

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
      ? comingSeasons(tariffIn(await factsIn(content)), await content.today())
      : (await pricesIn(content)).seasons,
  hasRest: async (_, __, content) =>
    priceRows(await pricesIn(content)).some(({ from }) => from === undefined),
  hours: async (_, { all }, content) =>
    all
      ? otherHours(timetableIn(await factsIn(content)))
      : comingHours(timetableIn(await factsIn(content)), await content.today()),
  sky: async (sky, _, __, trip) => skyOf({ ...(trip as Times), sky }),
  sunsetDays: async (_, __, content, parent) => {
    const [company] = await content.entries("Company");
    const position = company?.position as Position;
    const timetable = timetableIn(await factsIn(content));
    return sunsetDays(timetable, position, await content.today()).get(String(parent?.id)) ?? 0;
  },
  dayStates: async (_, __, content) => {
    const facts = await factsIn(content);
    const today = await content.today();
    const [, { to: last }] = twoSeasons(seasonIn(facts), today);
    return statesIn(facts).filter(({ from, to }) => to >= today && from <= last);
  },
  stateNotices: async (_, __, content) => {
    const facts = await factsIn(content);
    const today = await content.today();
    const last = addDays(today, NOTICE_DAYS);
    return stateNotices(statesIn(facts), listedIn(facts, trips.type), today, last);
  },
  tripGuests: async (_, __, content, parent) =>
    fleetIn(await factsIn(content)).boatOfTrip(parent ?? {})?.guests ?? 0,
  boatName: async (_, __, content, parent) =>
    fleetIn(await factsIn(content)).boatName(parent ?? {}),
  shownBoats: async (_, __, content) => {
    const { shown } = fleetIn(await factsIn(content));
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
    const { sold } = fleetIn(await factsIn(content));
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
