import { isCalendarDate } from "../base/calendar/calendar-date";
import { longDate } from "../base/format";
import { defaultLanguage, languages, type LanguageCode } from "../base/languages";
import { localeFile } from "./files/content";
import { shownLanguage } from "./texts/shown-language";
import { collapseWhitespace, truncate } from "./texts/strings";
import type { Content, ContentModel } from "./content";
import { nodeAt, type Path, type SchemaNode } from "./schema";
import { isRecord } from "../base/is-record";

/** The title of all messages together, for the owner. */
export const LOCALES_TITLE = "Palabras";

/** The title of what the owner is asked about what the site promises. */
export const PROMISES_TITLE = "¿Es esto lo que prometéis?";

type Model = Pick<ContentModel, "messageTitles">;

/** Returns the title of a namespace for the owner: «Menús». */
export const namespaceTitle = ({ messageTitles }: Model, namespace: string) =>
  messageTitles[namespace] ?? namespace;

/** Returns the title of a file of messages for the owner: «Menús (English)». */
export const localeTitle = (
  model: Model,
  { language, namespace }: { language: LanguageCode; namespace: string },
) => `${namespaceTitle(model, namespace)} (${languages[language].name})`;

/** Returns what a message says in the default language, in short; undefined if it says nothing there. */
export const originalMessage = (
  { locales }: Pick<Content, "locales">,
  namespace: string,
  [key = ""]: Path,
) => {
  const original = localeFile(defaultLanguage, namespace);
  const data = locales.find(({ file }) => file === original)?.data;
  const text = isRecord(data) ? data[key] : undefined;
  return typeof text === "string" ? truncate(collapseWhitespace(text)) : undefined;
};

/**
 * Returns the labels of the fields on a path, from the outside in. An item of a list without a name is called by its
 * number, counted from 1.
 * @param itemName the name of a list item, with its schema and its path
 */
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

/** Returns the name of an entry; undefined if it has none yet. */
export const entryName = (node: SchemaNode, data: unknown) => {
  const path = labelPath(node).split(".");
  const named = path.reduce<unknown>(
    (value, step) => (isRecord(value) ? value[step] : undefined),
    data,
  );
  const name = isRecord(named) ? named[shownLanguage(named, defaultLanguage)] : named;
  if (typeof name !== "string") return undefined;
  const isDate = nodeAt(node, path)?.kind === "date" && isCalendarDate(name);
  return isDate ? longDate(name, defaultLanguage) : name;
};

/** Returns the path of the field that names an entry in lists: its name, else its picture's description. */
export const labelPath = ({ properties = {} }: SchemaNode): string => {
  const fields = Object.entries(properties);
  const [key, node]: [string, SchemaNode] = fields.find(
    ([, { kind }]) => kind === "localized" || kind === "text",
  ) ??
    fields.find(([, { kind }]) => kind === "picture") ??
    fields[0] ?? ["", {}];
  return node.kind === "picture" ? `${key}.${labelPath(node)}` : key;
};
