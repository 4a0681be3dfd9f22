import type { CalendarDate } from "../calendar-date";
import { isRecord } from "../content-files/content";
import { factsOf, packagesOf, seasonsOf } from "../content-files/facts";
import type { LanguageCode } from "../languages";
import type { Facts } from "../model/placeholders";
import { bookableSeasons, lowestPrices } from "../model/seasons";
import { matched, shown, type Listed } from "../model/shown";
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
  return factsOf({ company, terms, prices }, trips, date);
};

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
  lowestPrice: async (amount, _, { entries, today }, parent) => {
    const [prices] = await entries("Prices");
    const usual = { trip: String(parent?.trip), amount: Number(amount) };
    const [lowest] = lowestPrices({ packages: [usual], seasons: seasonsOf(prices) }, await today());
    return lowest?.amount;
  },
  bookableSeasons: async (_, __, { today }, parent) =>
    bookableSeasons({ packages: packagesOf(parent), seasons: seasonsOf(parent) }, await today()),
} satisfies Record<string, Resolver>;
