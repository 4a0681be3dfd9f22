import { isRecord } from "../../base/is-record";
import { localeOf } from "../../typed-content/files/content";
import type { Content } from "../../typed-content/content";
import { listedIn } from "../../typed-content/listed";
import { entryName, localeTitle } from "../../typed-content/labels";
import { languageCodes, languages, type LanguageCode } from "../../base/languages";
import { collectionOf, contentModel } from "../core/model";
import { jsonSchema, type Path, type SchemaNode } from "../../typed-content/schema";

/** Returns the label of a file: the name of its entry, or the title of its page or data. */
export const fileLabel = (file: string, data: unknown) => {
  const locale = localeOf(file);
  if (locale) return localeTitle(contentModel(), locale);
  const collection = collectionOf(file);
  if (!collection) return file;
  const { set, title } = collection;
  return (set === "single" ? undefined : entryName(jsonSchema(collection), data)) ?? title;
};

/**
 * Returns the labels of a field from the outside in: its groups, the names of list items, the field itself
 * and its language. Empty for the file as a whole.
 * @param content used to look up referenced entries
 * @param data the data of the file
 */
export const fieldLabels = (content: Content, file: string, data: unknown, path: Path) => {
  const collection = collectionOf(file);
  // Messages have no label but their key.
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

/** Returns the label of a list item: the entry it refers to, else its first text. */
const itemLabel = (content: Content, node: SchemaNode | undefined, item: unknown) => {
  if (!node || !isRecord(item)) return undefined;
  for (const [key, { kind, collection: type }] of Object.entries(node.properties ?? {})) {
    if (kind !== "reference" || !type) continue;
    const collection = content.model.collections.find((candidate) => candidate.type === type);
    const entry = listedIn(content, type).find(({ id }) => id === item[key]);
    return collection && entry && entryName(jsonSchema(collection), entry);
  }
  return entryName(node, item);
};
