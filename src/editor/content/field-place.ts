import { isRecord, localeOf, type Content } from "../../content-files/content";
import { entryName, labelPath, namespaceTitle } from "../../content-files/labels";
import { collapseWhitespace, truncate } from "../../content-files/strings";
import { defaultLanguage, type LanguageCode } from "../../languages";
import { jsonSchema, nodeAt, type Path, type SchemaNode } from "../../model/schema";
import { filesOf, sectionOf, sectionTitle } from "../desk-sections";
import type { Words } from "../words";
import { keyFieldOf } from "./align";
import { collectionOf } from "./edits";
import { fieldLabels } from "./labels";
import { dataIn } from "./snapshot";
import { languageAt } from "./translations";

/** Where a field is, from the outside in, and the language of a text. */
export type FieldPlace = { labels: string[]; language?: LanguageCode };

/** Letters of an entry's name that stand before a field's. */
const LONGEST_NAME = 40;

const shortened = (name: string) => {
  const whole = collapseWhitespace(name);
  if (whole.length <= LONGEST_NAME) return whole;
  return `${whole.slice(0, LONGEST_NAME).replace(/[\s,.;:]+\S*$/, "")}…`;
};

/** Whether people know an entry by its picture. */
export const isKnownByPicture = (root: SchemaNode) =>
  root.properties?.[labelPath(root).split(".")[0] ?? ""]?.kind === "picture";

/**
 * Returns what people call the place of a field.
 * @param content in which entries are found to which others refer
 * @param data what the file holds
 * @param isNew whether nobody has published the file yet
 */
export const fieldPlace = (
  content: Content,
  { file, path }: { file: string; path: Path },
  { data, isNew }: { data: unknown; isNew: boolean },
  words: Words,
): FieldPlace => {
  const section = sectionOf(file);
  const locale = localeOf(file);
  if (locale) {
    const originals = dataIn(content, `locales/${defaultLanguage}/${locale.namespace}.json`);
    const text = isRecord(originals) ? originals[String(path[0])] : undefined;
    const name = typeof text === "string" ? [words.changes.quoted(truncate(text))] : [];
    const labels = [sectionTitle(section, words), namespaceTitle(locale.namespace), ...name];
    return { labels, language: locale.language };
  }
  const collection = collectionOf(file);
  if (!collection) return { labels: [sectionTitle(section, words)] };
  const root = jsonSchema(collection);
  const isEntry = collection.set !== "single";
  // A section with more than one kind of content is called by none of them.
  const isMixed = filesOf(section).length > 0;
  const title =
    collection.type === "HomePage"
      ? words.stage.home
      : isMixed || !isEntry
        ? collection.title.replace(/^Página: /, "")
        : sectionTitle(section, words);
  const name = isEntry ? entryLabel(root, data, isNew, words) : undefined;
  const language = languageAt({ file, path });
  const fields = withoutObvious(root, path, fieldLabels(content, file, data, path), isEntry);
  return {
    labels: [title, ...(name === undefined ? [] : [name]), ...(language ? fields.slice(0, -1) : fields)],
    language,
  };
};

const entryLabel = (root: SchemaNode, data: unknown, isNew: boolean, { changes }: Words) => {
  if (isNew && isKnownByPicture(root)) return changes.newPicture;
  const name = shortened(entryName(root, data) ?? "");
  return name || changes.newEntry;
};

/**
 * Leaves out labels that say nothing more: of an entry that is its picture, the picture's; of a list that
 * says one thing of other entries, as prices do, its own and that of the one thing.
 */
const withoutObvious = (root: SchemaNode, path: Path, labels: string[], isEntry: boolean) =>
  labels.filter((_, index) => {
    const node = nodeAt(root, path.slice(0, index + 1));
    if (isEntry && index === 0 && node?.kind === "picture" && isKnownByPicture(root))
      return path.length === 1;
    if (typeof path[index + 1] === "number") return !(node && isOneThingOfOthers(node));
    const list = nodeAt(root, path.slice(0, Math.max(0, index - 1)));
    return !(typeof path[index - 1] === "number" && list && isOneThingOfOthers(list));
  });

/** Whether a list says one thing of each entry of a collection, as prices do. */
export const isOneThingOfOthers = (list: SchemaNode) => {
  const field = keyFieldOf(list);
  return (
    field !== undefined && field !== "id" && Object.keys(list.items?.properties ?? {}).length === 2
  );
};

/** Returns the place in words: «Precios › Mañana», «Portada › Titular, en español». */
export const placeInWords = ({ labels, language }: FieldPlace, words: Words) => {
  const place = labels.join(" › ");
  return language ? `${place}, ${words.changes.inLanguages(languageName(language, words))}` : place;
};

/** `alemán`, `German`. */
export const languageName = (language: LanguageCode, { tag }: Words) =>
  new Intl.DisplayNames(tag, { type: "language" }).of(language) ?? language;
