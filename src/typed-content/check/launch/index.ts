import type { Content, Picture } from "../../content";
import { OLD_NAMES_TITLE, PROMISES_TITLE } from "../../labels";
import type { Finding } from "../finding";
import type { Warning } from "../findings";
import { missingValues } from "./missing-values";
import { placeInEditor } from "./place";
import { questionsIn, type Promises, type Question } from "./promised";

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
