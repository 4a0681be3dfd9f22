import type { CalendarDate } from "../calendar-date";
import { isRecord } from "../content-files/content";
import { factsOf } from "../content-files/facts";
import type { LanguageCode } from "../languages";
import type { Facts } from "../model/placeholders";
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
type Arguments = { key: string; type: string; shownWith?: string; language: LanguageCode };

type Resolver = (value: unknown, args: Arguments, content: ContentSource) => Promise<unknown>;

const factsIn = async ({ entries }: ContentSource): Promise<Facts> => {
  const [[company], [terms], [prices], trips] = await Promise.all([
    entries("Company"),
    entries("Terms"),
    entries("Prices"),
    entries("Trip"),
  ]);
  return factsOf({ company, terms, prices }, trips);
};

const text =
  (resolve: typeof localizedText): Resolver =>
  async (texts, { language }, content) =>
    isRecord(texts) ? resolve(texts as Texts, language, () => factsIn(content)) : null;

/** The resolvers of fields with a directive (`src/graphql/sdl.ts`), by the name of the directive. */
export const resolvers = {
  localized: text(localizedText),
  markdown: text(localizedHtml),
  media: async (path, _, content) => content.file(String(path).replace(/^\//, "")),
  shown: async (groups, { key, type }, { entries }) => {
    const list = Array.isArray(groups) ? groups.filter(isRecord) : [];
    return matched(list, key, await entries(type)).map(({ group }) => group);
  },
  list: async (_, { type, shownWith }, { entries }) => ({
    nodes: shown(await entries(type), shownWith),
  }),
  today: async (_, __, { today }) => today(),
} satisfies Record<string, Resolver>;
