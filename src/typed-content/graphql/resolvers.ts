import type { CalendarDate } from "../../base/calendar/calendar-date";
import { duration } from "../../base/calendar/time";
import {
  hours,
  languageName,
  longDate,
  money,
  monthAndYear,
  rangeEnds,
  share,
} from "../../base/format";
import { monthName, months } from "../../base/calendar/months";
import { nextDay, WHOLE_YEAR, type Season } from "../../model/season";
import { isRecord } from "../../base/is-record";
import { factsOf, tariffOf } from "../../model/facts";
import type { LanguageCode } from "../../base/languages";
import type { Facts } from "../texts/placeholders";
import { matched, shown, type Listed } from "../shown";
import { comingSeasons, priceList, priceRows, type PricedTrip } from "../../model/prices";
import { localizedHtml, localizedText, type Texts } from "./texts";

/** The data of an entry's file. */
export type ContentEntry = Listed & Record<string, unknown>;

/** The access to the content that a query engine has. */
export type ContentSource = {
  /** Returns the entries of a type. */
  entries: (type: string) => Promise<ContentEntry[]>;
  /** Returns a file by its path below `content`: `media/hero.jpg`. */
  file: (path: string) => Promise<unknown>;
  /** Returns the day in Palma for which pages are made. */
  today: () => Promise<CalendarDate>;
};

/** The arguments of a directive, and those of the field in a query. */
type Arguments = {
  key: string;
  type: string;
  shownWith?: string;
  language: LanguageCode;
  /** Whether to return only the featured entries of a list. */
  featured?: boolean;
  /** Whether to return seasons on none of whose days a trip can be booked, too. */
  all?: boolean;
  /** Whether a text is asked for in the language that the field `writtenIn` names. */
  original?: boolean;
  writtenIn?: string;
};

type Parent = Record<string, unknown>;

/** The fields of a trip with its times. */
type Times = { start: string; end: string };

/** @param parent the object that has the field; undefined for fields of `Query` */
type Resolver = (
  value: unknown,
  args: Arguments,
  content: ContentSource,
  parent?: Parent,
) => Promise<unknown>;

/** Returns the language in which a query asks for a text. */
export const askedLanguage = ({ language, original, writtenIn }: Arguments, parent?: Parent) =>
  original && writtenIn ? (parent?.[writtenIn] as LanguageCode) : language;

const tariffIn = async ({ entries }: ContentSource) => {
  const [[terms], [prices], trips] = await Promise.all([
    entries("Terms"),
    entries("Prices"),
    entries("Trip"),
  ]);
  return tariffOf({ terms, prices }, trips);
};

const factsIn = async (content: ContentSource): Promise<Facts> => {
  const [[company], [terms], [prices]] = await Promise.all([
    content.entries("Company"),
    content.entries("Terms"),
    content.entries("Prices"),
  ]);
  return factsOf({ company, terms, prices }, await tariffIn(content), await content.today());
};

const pricesIn = async (content: ContentSource) =>
  priceList(await tariffIn(content), await content.today());

type PriceName = keyof Omit<PricedTrip, "trip">;

/** Resolves one of the amounts of a trip in the list of prices. */
const tripPrice =
  (name: PriceName): Resolver =>
  async (_, __, content, parent) =>
    (await pricesIn(content)).trips.find(({ trip }) => trip === parent?.trip)?.[name];

const text =
  (resolve: typeof localizedText): Resolver =>
  async (texts, args, content, parent) =>
    isRecord(texts)
      ? resolve(texts as Texts, askedLanguage(args, parent), () => factsIn(content))
      : null;

const calculated = {
  localized: text(localizedText),
  markdown: text(localizedHtml),
  media: async (path, _, content) => content.file(String(path).replace(/^\//, "")),
  shown: async (groups, { key, type }, { entries }) => {
    const list = Array.isArray(groups) ? groups.filter(isRecord) : [];
    return matched(list, key, await entries(type)).map(({ group }) => group);
  },
  list: async (_, { type, shownWith, featured }, { entries }) => ({
    nodes: shown(await entries(type), shownWith).filter(
      (entry) => !featured || entry.featured === true,
    ),
  }),
  today: async (_, __, { today }) => today(),
  usualPrice: tripPrice("usual"),
  lowestPrice: tripPrice("lowest"),
  highestPrice: tripPrice("highest"),
  seasons: async (_, { all }, content) =>
    all
      ? comingSeasons(await tariffIn(content), await content.today())
      : (await pricesIn(content)).seasons,
  hasRest: async (_, __, content) =>
    priceRows(await pricesIn(content)).some(({ from }) => from === undefined),
} satisfies Record<string, Resolver>;

/** Returns a date, or a month, in words; as it is if it is none, which the content check reports. */
const dateInWords = (
  value: unknown,
  language: LanguageCode,
  format: (date: CalendarDate, language: LanguageCode) => string,
) => (isNaN(Date.parse(String(value))) ? String(value) : format(String(value), language));

const currencyIn = async ({ entries }: ContentSource) =>
  String((await entries("Prices"))[0]?.currency);

/** Resolves one of the amounts of a trip in the list of prices, in words. */
const tripPriceInWords =
  (name: PriceName): Resolver =>
  async (value, args, content, parent) => {
    const amount = await tripPrice(name)(value, args, content, parent);
    return money(Number(amount), await currencyIn(content), args.language);
  };

/** Resolvers of fields that say values of their object in words (`inWords` of the model). */
const inWords = {
  price: async (_, { language }, content, parent) =>
    money(Number(parent?.amount), await currencyIn(content), language),
  usualInWords: tripPriceInWords("usual"),
  lowestInWords: tripPriceInWords("lowest"),
  lowestShare: async (value, args, content, parent) => {
    const lowest = await calculated.lowestPrice(value, args, content, parent);
    const [terms] = await content.entries("Terms");
    const currency = await currencyIn(content);
    return share(Number(lowest), Number(terms?.guests), currency, args.language) ?? "";
  },
  firstDay: async (_, { language }, __, parent) =>
    dateInWords(
      parent?.from,
      language,
      (from) => rangeEnds(from, String(parent?.to), language).from,
    ),
  lastDay: async (_, { language }, __, parent) => dateInWords(parent?.to, language, longDate),
  duration: async (_, { language }, __, parent) =>
    hours(duration(parent as Times), language, "short"),
  longDuration: async (_, { language }, __, parent) =>
    hours(duration(parent as Times), language, "long"),
  day: async (_, { language }, __, parent) => dateInWords(parent?.date, language, longDate),
  languageName: async (_, { language }, __, parent) =>
    languageName(String(parent?.language), language),
  updatedMonth: async (_, { language }, __, parent) =>
    dateInWords(parent?.updated, language, monthAndYear),
  monthNames: async (_, { language }) => months.map((month) => monthName(month, language)),
  nextDay: async (_, { language }, { entries, today }) => {
    const [terms] = await entries("Terms");
    const season = (terms?.season as Season | undefined) ?? WHOLE_YEAR;
    return longDate(nextDay(season, await today()), language);
  },
} satisfies Record<string, Resolver>;

/** The resolvers of fields with a directive (`src/typed-content/graphql/sdl.ts`), by the name of the directive. */
export const resolvers = { ...calculated, ...inWords };
