import type { CalendarDate } from "../calendar-date";
import { isRecord } from "../content-files/content";
import { factsOf, tariffOf } from "../content-files/facts";
import type { LanguageCode } from "../languages";
import type { Facts } from "../model/placeholders";
import { matched, shown, type Listed } from "../model/shown";
import { comingSeasons, priceList, priceRows, type PricedTrip } from "../prices";
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

const factsIn = async ({ entries, today }: ContentSource): Promise<Facts> => {
  const [[company], [terms], [prices], trips, date] = await Promise.all([
    entries("Company"),
    entries("Terms"),
    entries("Prices"),
    entries("Trip"),
    today(),
  ]);
  return factsOf({ company, terms, prices }, tariffOf({ terms, prices }, trips), date);
};

const tariffIn = async ({ entries }: ContentSource) => {
  const [[terms], [prices], trips] = await Promise.all([
    entries("Terms"),
    entries("Prices"),
    entries("Trip"),
  ]);
  return tariffOf({ terms, prices }, trips);
};

const pricesIn = async (content: ContentSource) =>
  priceList(await tariffIn(content), await content.today());

/** Resolves one of the amounts of a trip in the list of prices. */
const tripPrice =
  (name: keyof Omit<PricedTrip, "trip">): Resolver =>
  async (_, __, content, parent) =>
    (await pricesIn(content)).trips.find(({ trip }) => trip === parent?.trip)?.[name];

const text =
  (resolve: typeof localizedText): Resolver =>
  async (texts, args, content, parent) =>
    isRecord(texts)
      ? resolve(texts as Texts, askedLanguage(args, parent), () => factsIn(content))
      : null;

/** The resolvers of fields with a directive (`src/graphql/sdl.ts`), by the name of the directive. */
export const resolvers = {
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
