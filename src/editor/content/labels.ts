import { isRecord, localeOf, type Content } from "../../content-files/content";
import { listedIn } from "../../content-files/listed";
import { entryName, localeTitle } from "../../content-files/labels";
import { languageCodes, languages, type LanguageCode } from "../../languages";
import { collections } from "../../model";
import { jsonSchema, type Path, type SchemaNode } from "../../model/schema";
import { collectionOf } from "./edits";

/** What people call a file, an entry by its name, the pages and data by their title. */
export const fileLabel = (file: string, data: unknown) => {
  const locale = localeOf(file);
  if (locale) return localeTitle(locale);
  const collection = collectionOf(file);
  if (!collection) return file;
  const { set, title } = collection;
  return (set === "single" ? undefined : entryName(jsonSchema(collection), data)) ?? title;
};

/**
 * Returns what people call a field, from the outside in: the groups around it, items of lists by their
 * names, the field, and its language. Empty for the file itself.
 * @param content in which entries are found to which items of lists refer
 * @param data what the file holds
 */
export const fieldLabels = (content: Content, file: string, data: unknown, path: Path) => {
  const collection = collectionOf(file);
  // A message is known by its key alone.
  if (!collection) return path.map(String);
  const labels: string[] = [];
  let node: SchemaNode | undefined = jsonSchema(collection);
  let value = data;
  for (const step of path) {
    const inside: unknown = (value as Record<string | number, unknown> | undefined)?.[step];
    if (typeof step === "number") {
      node = node?.items;
      labels.push(itemLabel(content, node, inside) ?? String(step + 1));
    } else if (node?.kind === "localized" || node?.kind === "markdown") {
      labels.push(isLanguage(step) ? languages[step].name : step);
      node = undefined;
    } else {
      node = node?.properties?.[step];
      labels.push(node?.title ?? step);
    }
    value = inside;
  }
  return labels;
};

const isLanguage = (step: string): step is LanguageCode =>
  languageCodes.some((code) => code === step);

/** What people call an item of a list: the entry to which it refers, else what it says first. */
const itemLabel = (content: Content, node: SchemaNode | undefined, item: unknown) => {
  if (!node || !isRecord(item)) return undefined;
  for (const [key, { kind, collection: type }] of Object.entries(node.properties ?? {})) {
    if (kind !== "reference" || !type) continue;
    const collection = collections.find((candidate) => candidate.type === type);
    const entry = listedIn(content, type).find(({ id }) => id === item[key]);
    return collection && entry && entryName(jsonSchema(collection), entry);
  }
  return entryName(node, item);
};
