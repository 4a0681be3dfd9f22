import { localeOf } from "@brisa/typed-content/files";
import {
  type Content,
  entryName,
  namespaceTitle,
  originalMessage,
  jsonSchema,
  nodeAt,
  type Path,
  type SchemaNode,
  type Address,
} from "@brisa/typed-content";
import { collapseWhitespace, truncateAtWord } from "@brisa/typed-content/texts";
import type { LanguageCode } from "@brisa/typed-content/languages";
import type { Words } from "../words";
import { isKeyedByEntry } from "../core/align";
import { collectionOf } from "../core/model";
import { fieldLabels, isKnownByPicture, languageNames } from "./labels";
import type { Work } from "../core/work";
import { languageOfText } from "../core/translations";
import { contentNow, dataIn, storedIn } from "../core/edits";
import {
  filesOf,
  isHomePage,
  isPage,
  newEntryTitle,
  sectionOf,
  sectionTitle,
  type SectionName,
} from "../core/places";

/** From the outside in. */
type FieldPlace = { labels: string[]; language?: LanguageCode };

/** Characters of an entry's name in front of a label. */
const LONGEST_NAME = 40;

/**
 * @param isNew whether the file is unpublished
 * @param data of the file, if they are not those in the content
 */
export const fieldPlace = (
  content: Content,
  { file, path }: Address,
  words: Words,
  isNew = false,
  data: unknown = dataIn(content, file),
): FieldPlace => {
  const section = sectionOf(file);
  const locale = localeOf(file);
  if (locale) {
    const { namespace, language } = locale;
    const text = originalMessage(content, namespace, path);
    const name = text === undefined ? [] : [words.changes.quoted(text)];
    const labels = [
      sectionTitle(section, words),
      namespaceTitle(content.model, namespace),
      ...name,
    ];
    return { labels, language };
  }
  const collection = collectionOf(file);
  if (!collection) return { labels: [sectionTitle(section, words)] };
  const root = jsonSchema(collection);
  const isEntry = collection.set !== "single";
  // A section with several kinds of content names none of them.
  const isMixed = filesOf(section).length > 0;
  // The title of a page's collection begins with the name of the section.
  const ownTitle = (isPage(collection) && root.title) || collection.title;
  const title = isHomePage(collection)
    ? words.stage.home
    : isMixed || !isEntry
      ? ownTitle
      : sectionTitle(section, words);
  const name = isEntry ? entryLabel(root, data, isNew, section, words) : undefined;
  const language = languageOfText({ file, path });
  const fields = withoutObvious(root, path, fieldLabels(content, file, data, path), isEntry);
  return {
    labels: [
      title,
      ...(name === undefined ? [] : [name]),
      ...(language ? fields.slice(0, -1) : fields),
    ],
    language,
  };
};

const entryLabel = (
  root: SchemaNode,
  data: unknown,
  isNew: boolean,
  section: SectionName,
  words: Words,
) => {
  if (isNew && isKnownByPicture(root)) return words.changes.newPicture;
  const name = truncateAtWord(collapseWhitespace(entryName(root, data) ?? ""), LONGEST_NAME);
  return name || newEntryTitle(section, words);
};

/**
 * Leaves out a picture entry's own picture field; of a list with one item per entry, such as the prices, the list and
 * its single field.
 */
const withoutObvious = (root: SchemaNode, path: Path, labels: string[], isEntry: boolean) =>
  labels.filter((_, index) => {
    const node = nodeAt(root, path.slice(0, index + 1));
    if (isEntry && index === 0 && node?.kind === "picture" && isKnownByPicture(root))
      return path.length === 1;
    if (typeof path[index + 1] === "number") return !(node && isKeyedByEntry(node));
    const list = nodeAt(root, path.slice(0, Math.max(0, index - 1)));
    return !(typeof path[index - 1] === "number" && list && isKeyedByEntry(list));
  });

/** «Precios › Jardín», «Portada › Titular, en español». `languages` are those of the text that are meant. */
export const placeInWords = (
  { labels, language }: FieldPlace,
  words: Words,
  languages: readonly LanguageCode[] = language ? [language] : [],
) => {
  const place = labels.join(" › ");
  if (languages.length === 0) return place;
  return `${place}, ${words.changes.inLanguages(languageNames(languages, words))}`;
};

export const placeOfField = (work: Work, { file, path }: Address, words: Words) => {
  const content = contentNow(work);
  const isNew = storedIn(work.snapshot, file) === undefined;
  return fieldPlace(content, { file, path }, words, isNew);
};

export const fieldInWords = (work: Work, field: Address, words: Words) =>
  placeInWords(placeOfField(work, field, words), words);
