import { isCalendarDate } from "./dates/calendar-date";
import { dayFormat } from "./dates/format";
import { defaultLanguage, languages, type LanguageCode } from "./languages";
import { localeFile } from "./files/content";
import { shownLanguage } from "./texts/shown-language";
import { collapseWhitespace, truncate } from "./texts/strings";
import { valueAt, type Content, type ContentModel } from "./content";
import { nodeAt, type Path, type SchemaNode } from "./schema";
import { isRecord } from "./helpers/is-record";

/** Of all messages together, for the owner. */
export const LOCALES_TITLE = "Palabras";

export const PROMISES_TITLE = "¿Es lo vuestro?";

/** Of the question about texts that name what the owner has changed. */
export const OLD_NAMES_TITLE = "Lo que aún nombra lo de antes";

type Model = Pick<ContentModel, "messageTitles">;

/** «Menús» */
export const namespaceTitle = ({ messageTitles }: Model, namespace: string) =>
  messageTitles[namespace] ?? namespace;

/** «Menús (English)» */
export const localeTitle = (
  model: Model,
  { language, namespace }: { language: LanguageCode; namespace: string },
) => `${namespaceTitle(model, namespace)} (${languages()[language].name})`;

/** What the message says in the default language, in short. */
export const originalMessage = (
  { locales }: Pick<Content, "locales">,
  namespace: string,
  [key = ""]: Path,
) => {
  const original = localeFile(defaultLanguage(), namespace);
  const data = locales.find(({ file }) => file === original)?.data;
  const text = isRecord(data) ? data[key] : undefined;
  return typeof text === "string" ? truncate(collapseWhitespace(text)) : undefined;
};

/** From the outside in. A list item without an `itemName` is called by its number, counted from 1. */
export const fieldLabels = (
  root: SchemaNode,
  path: Path,
  itemName: (item: SchemaNode, path: Path) => string | undefined = () => undefined,
) =>
  path.map((step, index) => {
    const at = path.slice(0, index + 1);
    const node = nodeAt(root, at);
    if (typeof step === "string") return node?.title ?? step;
    return (node && itemName(node, at)) ?? String(step + 1);
  });

/** Undefined if the entry has no name yet. */
export const entryName = (node: SchemaNode, data: unknown) => {
  const path = labelPath(node).split(".");
  const named = valueAt(data, path);
  const name = isRecord(named) ? named[shownLanguage(named, defaultLanguage())] : named;
  if (typeof name !== "string") return undefined;
  const isDate = nodeAt(node, path)?.kind === "date" && isCalendarDate(name);
  return isDate
    ? dayFormat(languages()[defaultLanguage()].tag, { dateStyle: "long" }).format(new Date(name))
    : name;
};

/** A day that is the first field, else the name, else the description of the picture. */
export const labelPath = ({ properties = {} }: SchemaNode): string => {
  const fields = Object.entries(properties);
  const [key, node]: [string, SchemaNode] = fields
    .slice(0, 1)
    .find(([, { kind }]) => kind === "date") ??
    fields.find(([, { kind }]) => kind === "localized" || kind === "text") ??
    fields.find(([, { kind }]) => kind === "picture") ??
    fields[0] ?? ["", {}];
  return node.kind === "picture" ? `${key}.${labelPath(node)}` : key;
};
