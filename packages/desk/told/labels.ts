import { isRecord } from "@brisa/typed-content/helpers";
import { localeOf } from "@brisa/typed-content/files";
import {
  type Content,
  listedIn,
  type Collection,
  jsonSchema,
  nodeAt,
  type Path,
  type SchemaNode,
  type Address,
  entryName,
  fieldLabels as labelsOn,
  labelPath,
  localeTitle,
} from "@brisa/typed-content";
import { languageName as nameIn } from "@brisa/typed-content/dates";
import type { LanguageCode } from "@brisa/typed-content/languages";
import { collectionOf, contentModel, schemaOf } from "../core/model";
import { valueAt } from "../core/paths";
import type { Words } from "../words";
import { dataIn } from "../core/edits";
import { isHomePage, newEntryTitle, sectionOf } from "../core/places";

/** From the outside in, with the language; empty for the file as a whole. `content` is for referenced entries. */
export const fieldLabels = (content: Content, file: string, data: unknown, path: Path) => {
  const collection = collectionOf(file);
  // Messages have no label but their key.
  if (!collection) return path.map(String);
  return labelsOn(jsonSchema(collection), path, (node, at) =>
    itemLabel(content, node, valueAt(data, at)),
  );
};

/** Their parts go by the name of the whole: a text in one language, the file of a picture. */
const CALLED_AS_A_WHOLE = ["localized", "markdown", "picture"];

/** Without what is around it; undefined for the file as a whole. */
export const ownLabel = (content: Content, { file, path }: Address) => {
  const around = nodeAt(schemaOf(file) ?? {}, path.slice(0, -1))?.kind ?? "";
  const isPart = CALLED_AS_A_WHOLE.includes(around) && path.at(-1) !== "description";
  return fieldLabels(content, file, dataIn(content, file), path).at(isPart ? -2 : -1);
};

/** The entry that the item refers to, else its first text. */
export const itemLabel = (content: Content, node: SchemaNode, item: unknown) => {
  if (!isRecord(item)) return undefined;
  for (const [key, { kind, collection }] of Object.entries(node.properties ?? {}))
    if (kind === "reference" && collection)
      return referredName(content, collection, item[key]) ?? String(item[key] ?? "");
  return entryName(node, item);
};

/** Undefined if there is no such entry. */
export const referredName = (content: Content, type: string, id: unknown) => {
  const collection = contentModel().collections.find((each) => each.type === type);
  const entry = collection && listedIn(content, type).find((each) => each.id === id);
  return entry && entryName(jsonSchema(collection), entry);
};

export const fileLabel = (file: string, data: unknown) => {
  const locale = localeOf(file);
  if (locale) return localeTitle(contentModel(), locale);
  const collection = collectionOf(file);
  if (!collection) return file;
  const { set, title } = collection;
  return (set === "single" ? undefined : entryName(jsonSchema(collection), data)) ?? title;
};

/** «Reservas», not «Página: Reservas». The site's home page must not be confused with the start of the desk. */
export const shortTitle = (collection: Collection, { stage }: Words) =>
  isHomePage(collection) ? stage.home : (jsonSchema(collection).title ?? collection.title);

/** Entries have no name then. */
export const isKnownByPicture = (root: SchemaNode) =>
  root.properties?.[labelPath(root).split(".")[0] ?? ""]?.kind === "picture";

export const titleOf = (file: string, data: unknown, words: Words) => {
  const collection = collectionOf(file);
  const isNamed = collection && entryName(jsonSchema(collection), data) !== undefined;
  if (collection?.set === "single" || (collection?.mostlyOne && !isNamed))
    return shortTitle(collection, words);
  if (collection && !isNamed)
    return isKnownByPicture(jsonSchema(collection))
      ? words.changes.newPicture
      : newEntryTitle(sectionOf(file), words);
  return fileLabel(file, data);
};

export const languageName = (language: LanguageCode, { tag }: Words) => nameIn(language, tag);

export const languageNames = (languages: readonly LanguageCode[], words: Words) =>
  new Intl.ListFormat(words.tag).format(languages.map((each) => languageName(each, words)));
