import { isRecord } from "../../../base/is-record";
import { localeOf } from "../../files/content";
import type { Content, ContentModel, Entry } from "../../content";
import { entryName, fieldLabels, LOCALES_TITLE, localeTitle } from "../../labels";
import { collapseWhitespace, truncate } from "../../texts/strings";
import { defaultLanguage } from "../../../base/languages";
import { collectionOf } from "../../collection";
import type { Path } from "../../schema";
import type { Warning } from "../findings";

/** Returns where the desk has a field: «Datos › Casa › Teléfono». */
export const placeInEditor = (
  { model, entries, locales }: Content,
  { file, path }: Pick<Warning, "file" | "path">,
) => {
  const entry = entries.find((candidate) => candidate.file === file);
  const steps = entry ? fieldSteps(entry, path) : localeSteps(model, locales, file, path);
  // A file that cannot be read has no fields.
  const { group, title } = collectionOf(model, file) ?? {};
  return (steps.length > 0 ? steps : [group, title]).filter(Boolean).join(" › ");
};

const fieldSteps = (entry: Entry, path: Path) => {
  const { group, title, set } = entry.collection;
  return [group, title, set !== "single" && nameInList(entry), ...fieldLabels(entry.node, path)];
};

/** Returns the name of an entry in the desk's list of its folder, if it has one yet. */
const nameInList = ({ node, data }: Entry) => inOneLine(entryName(node, data));

const localeSteps = (
  model: ContentModel,
  locales: Content["locales"],
  file: string,
  path: Path,
) => {
  const locale = localeOf(file);
  if (!locale) return [];
  const originals = `locales/${defaultLanguage}/${locale.namespace}.json`;
  const label = textAt(locales.find((other) => other.file === originals)?.data, path);
  return [LOCALES_TITLE, localeTitle(model, locale), label ?? path[0]];
};

const textAt = (data: unknown, path: Path) => {
  const value = path.reduce((inner, step) => (isRecord(inner) ? inner[step] : undefined), data);
  return inOneLine(value);
};

const inOneLine = (text: unknown) =>
  typeof text === "string" ? truncate(collapseWhitespace(text)) : undefined;
