import type { Content, Picture, Entry } from "../../content";
import { collectionOf, type Path } from "../../schema";
import {
  OLD_NAMES_TITLE,
  PROMISES_TITLE,
  entryName,
  fieldLabels,
  LOCALES_TITLE,
  localeTitle,
  originalMessage,
} from "../../labels";
import type { Finding } from "../finding";
import type { Warning } from "../findings";
import { missingValues } from "./missing-values";
import { questionsIn, type Promises, type Question } from "./promised";
import { localeOf } from "../../files/content";
import { collapseWhitespace, truncate } from "../../texts/strings";

/** Returns where the desk has a field: «Datos › Casa › Teléfono». */
const placeInEditor = (content: Content, { file, path }: Pick<Warning, "file" | "path">) => {
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

export type PromiseFinding = Finding<
  /** A question of the owner's; the address is that of the first value in it. */
  | { code: "unconfirmed"; title: string }
  /** A text that names what the owner has changed, and what stands around the name. */
  | { code: "old-name"; name: string; text: string }
>;

/** A value that the owner still has to enter or to confirm, and where the desk has its field. */
export type Missing = (Warning | PromiseFinding) & { place: string };

/**
 * Returns what is missing before the site may be launched, as {@link missingValues}, then what it promises and nobody has
 * confirmed, with its place.
 */
export const missingForLaunch = (
  content: Content,
  pictures: Picture[],
  promises: Promises,
): Missing[] =>
  [...missingValues(content, pictures), ...questionsIn(content, promises).flatMap(findingsOf)].map(
    (warning) => ({
      ...warning,
      place:
        warning.code === "unconfirmed"
          ? `${PROMISES_TITLE} › ${warning.title}`
          : placeInEditor(content, warning),
    }),
  );

/** One for a question, but one for each text that names what has gone. */
const findingsOf = ({ title, values }: Question): PromiseFinding[] =>
  title === OLD_NAMES_TITLE
    ? values.map(({ file, path, value, oldName = "" }) => {
        return {
          file,
          path,
          code: "old-name",
          name: oldName,
          text: around(String(value), oldName),
        };
      })
    : values.slice(0, 1).map(({ file, path }) => ({ file, path, code: "unconfirmed", title }));

/** Characters of a text before and after a name in it that are told. */
const AROUND = 30;

const around = (text: string, name: string) => {
  const from = Math.max(0, text.indexOf(name) - AROUND);
  const until = text.indexOf(name) + name.length + AROUND;
  return `${from > 0 ? "…" : ""}${text.slice(from, until)}${until < text.length ? "…" : ""}`;
};
