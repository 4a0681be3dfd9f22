import { localeOf } from "../../files/content";
import type { Content, Entry } from "../../content";
import { entryName, fieldLabels, LOCALES_TITLE, localeTitle, originalMessage } from "../../labels";
import { collapseWhitespace, truncate } from "../../texts/strings";
import { collectionOf } from "../../collection";
import type { Path } from "../../schema";
import type { Warning } from "../findings";

/** Returns where the desk has a field: «Datos › Casa › Teléfono». */
export const placeInEditor = (content: Content, { file, path }: Pick<Warning, "file" | "path">) => {
  const entry = content.entries.find((candidate) => candidate.file === file);
  const steps = entry ? fieldSteps(entry, path) : localeSteps(content, file, path);
  // A file that cannot be read has no fields.
  const { group, title } = collectionOf(content.model, file) ?? {};
  return (steps.length > 0 ? steps : [group, title]).filter(Boolean).join(" › ");
};

const fieldSteps = (entry: Entry, path: Path) => {
  const { group, title, set } = entry.collection;
  return [group, title, set !== "single" && nameInList(entry), ...fieldLabels(entry.node, path)];
};

/** Returns the name of an entry in the desk's list of its folder, if it has one yet. */
const nameInList = ({ node, data }: Entry) => {
  const name = entryName(node, data);
  return name === undefined ? undefined : truncate(collapseWhitespace(name));
};

const localeSteps = (content: Content, file: string, path: Path) => {
  const locale = localeOf(file);
  if (!locale) return [];
  const label = originalMessage(content, locale.namespace, path) ?? path[0];
  return [LOCALES_TITLE, localeTitle(content.model, locale), label];
};
