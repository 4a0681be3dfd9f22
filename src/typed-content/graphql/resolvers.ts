import { isRecord } from "../../base/is-record";
import type { LanguageCode } from "../../base/languages";
import type { ContentModel } from "../content";
import { isShown, matched, shown } from "../shown";
import { factEntries, factFiller } from "../texts/facts";
import type { Arguments, ContentEntry, ContentSource, Parent, Resolver } from "./resolver";
import { htmlInLanguage, textInLanguage, type Texts } from "./texts";

/** Returns the language in which a query asks for a text. */
export const askedLanguage = ({ language, original, writtenIn }: Arguments, parent?: Parent) =>
  original && writtenIn ? (parent?.[writtenIn] as LanguageCode) : language;

const fillerIn = async (model: ContentModel, language: LanguageCode, content: ContentSource) =>
  factFiller(
    { model, entries: await factEntries(model, content.entries) },
    language,
    await content.today(),
  );

const text =
  (model: ContentModel, resolve: typeof textInLanguage): Resolver =>
  async (texts, args, content, parent) => {
    if (!isRecord(texts)) return null;
    const language = askedLanguage(args, parent);
    return resolve(texts as Texts, language, () => fillerIn(model, language, content));
  };

/** Whether an entry stands on a page too, which its group of switches `alsoOn` says. */
const standsOn = ({ alsoOn }: ContentEntry, page: string) =>
  isRecord(alsoOn) && alsoOn[page] === true;

/** Returns the path of a picture below `content` from the value of its field: `media/hero.jpg`. */
const belowContent = (path: unknown) => String(path).replace(/^\//, "");

/** Resolves whether a picture was delivered with the site and is to be replaced. */
const isSample =
  ({ samplePictures }: ContentModel): Resolver =>
  async (_, __, content, picture) =>
    samplePictures.has(String(await content.digest(belowContent(picture?.file))));

const anyModels = {
  media: async (path, _, content) => content.file(belowContent(path)),
  shown: async (groups, { key, type }, { entries }) => {
    const list = Array.isArray(groups) ? groups.filter(isRecord) : [];
    return matched(list, key, await entries(type)).map(({ group }) => group);
  },
  entry: async (named, { type }, { entries }) =>
    (await entries(type)).find((entry) => entry.id === named && isShown(entry)),
  list: async (_, { type, shownWith, featured, alsoOn }, { entries }) => ({
    nodes: shown(await entries(type), shownWith).filter(
      (entry) => (!featured || entry.featured === true) && (!alsoOn || standsOn(entry, alsoOn)),
    ),
  }),
  today: async (_, __, { today }) => today(),
} satisfies Record<string, Resolver>;

/** Returns the resolvers of fields with a directive (`sdl.ts`), by the name of the directive. */
export const resolversOf = (model: ContentModel): Readonly<Record<string, Resolver>> => ({
  ...anyModels,
  localized: text(model, textInLanguage),
  markdown: text(model, htmlInLanguage),
  isSample: isSample(model),
  ...model.resolvers,
});
