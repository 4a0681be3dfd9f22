import { isRecord } from "../helpers/is-record";
import { languageName } from "../dates/format";
import { asLanguageCode, languages, type LanguageCode } from "../languages";
import type { ContentModel } from "../content";
import { referenceIn } from "../reference-lists";
import { jsonSchema } from "../schema";
import { isShown, matched, shown } from "../shown";
import { factFiller, storedEntries } from "../texts/facts";
import type { Arguments, ContentEntry, ContentSource, Parent, Resolver } from "./resolver";
import { shownLanguage, type Texts } from "../texts/shown-language";
import { htmlOfMarkdown } from "../texts/markdown";
import { placeholdersIn } from "../texts/placeholders";
import { withNoBreakSpaces } from "../texts/typography";

/** With placeholders filled in and non-breaking spaces. `filler` is only called if the text has placeholders. */
const textInLanguage = async (
  text: string,
  language: LanguageCode,
  filler: () => Promise<(text: string) => string>,
) => {
  const filled = placeholdersIn(text).length > 0 ? (await filler())(text) : text;
  return withNoBreakSpaces(filled, language);
};

const htmlInLanguage = async (...parameters: Parameters<typeof textInLanguage>) =>
  htmlOfMarkdown(await textInLanguage(...parameters));

const originalLanguage = ({ writtenIn = "" }: Arguments, parent?: Parent) =>
  asLanguageCode(parent?.[writtenIn]);

export const askedLanguage = (args: Arguments, parent?: Parent) =>
  (args.original && originalLanguage(args, parent)) || args.language;

/** `language` is set where the text is in another one than the page. */
export type WrittenText = {
  text: string;
  language: LanguageCode | null;
  languageName: string | null;
};

const fillerIn = async (model: ContentModel, language: LanguageCode, content: ContentSource) => {
  const { files, from } = model.facts;
  const entries = await storedEntries([...files, ...from], content.entries);
  return factFiller({ model, entries }, language, await content.today());
};

const text =
  (model: ContentModel, resolve: typeof textInLanguage): Resolver =>
  async (texts, args, content, parent) => {
    if (!isRecord(texts)) return null;
    const asked = askedLanguage(args, parent);
    const language = shownLanguage(texts as Texts, asked, originalLanguage(args, parent));
    const written = String(texts[language] ?? "");
    const shown = await resolve(written, language, () => fillerIn(model, language, content));
    if (!args.fallback) return shown;
    const isOther = language !== args.language;
    return {
      text: shown,
      language: isOther ? language : null,
      languageName: isOther ? languageName(language, languages()[args.language].tag) : null,
    } satisfies WrittenText;
  };

const standsOn = ({ alsoOn }: ContentEntry, page: string) =>
  isRecord(alsoOn) && alsoOn[page] === true;

/** Without the slash: `media/hero.jpg`. */
const belowContent = (path: unknown) => String(path).replace(/^\//, "");

/** A sample was delivered with the site, and is to be replaced. */
const isSample =
  ({ samplePictures }: ContentModel): Resolver =>
  async (_, __, content, picture) =>
    samplePictures.has(String(await content.digest(belowContent(picture?.file))));

const listsNeeding = ({ collections }: ContentModel, type: string) =>
  collections.flatMap((holder) =>
    Object.entries(jsonSchema(holder).properties ?? {}).flatMap(([field, node]) => {
      const { key, collection, warnings } = referenceIn(node) ?? {};
      return key && warnings?.unreferenced && collection === type
        ? [{ holder: holder.type, field, key }]
        : [];
    }),
  );

/** Pages show an entry only if it has a group in every list that needs one of each. */
const entriesIn = async (model: ContentModel, type: string, { entries }: ContentSource) => {
  const lists = await Promise.all(
    listsNeeding(model, type).map(async ({ holder, field, key }) =>
      (await entries(holder))
        .flatMap((entry) => entry[field])
        .map((group) => isRecord(group) && group[key]),
    ),
  );
  return (await entries(type)).filter(({ id }) => lists.every((ids) => ids.includes(id)));
};

const entry =
  (model: ContentModel): Resolver =>
  async (named, { type }, content) =>
    (await entriesIn(model, type, content)).find((each) => each.id === named && isShown(each));

/** Groups whose entry pages show, in the order of the entries. */
const shownGroups =
  (model: ContentModel): Resolver =>
  async (groups, { key, type }, content) => {
    const list = Array.isArray(groups) ? groups.filter(isRecord) : [];
    return matched(list, key, await entriesIn(model, type, content)).map(({ group }) => group);
  };

const list =
  (model: ContentModel): Resolver =>
  async (_, { type, shownWith, featured, alsoOn }, content) =>
    shown(await entriesIn(model, type, content), shownWith).filter(
      (each) => (!featured || each.featured === true) && (!alsoOn || standsOn(each, alsoOn)),
    );

/** By the name of a directive (`sdl.ts`). */
export const anyResolvers = (model: ContentModel): Readonly<Record<string, Resolver>> => ({
  media: async (path, _, content) => content.file(belowContent(path)),
  today: async (_, __, { today }) => today(),
  entry: entry(model),
  list: list(model),
  shown: shownGroups(model),
  localized: text(model, textInLanguage),
  markdown: text(model, htmlInLanguage),
  isSample: isSample(model),
});

/** By the name of a directive. */
export const resolversOf = (model: ContentModel) => ({
  ...anyResolvers(model),
  ...model.resolvers,
});
