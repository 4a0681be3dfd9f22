import type { Content, Picture } from "../../content";
import { PROMISES_TITLE } from "../../labels";
import type { Finding } from "../finding";
import type { Warning } from "../findings";
import { missingValues } from "./missing-values";
import { placeInEditor } from "./place";
import { unconfirmed, type Promises, type Unconfirmed } from "./promised";

export type PromiseFinding = Finding<
  /** The values of a group of promises that are as delivered; the address is that of the first one. */
  | { code: "unconfirmed"; group: string; count: number }
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
  [
    ...missingValues(content, pictures),
    ...unconfirmedFindings(unconfirmed(content, pictures, promises), promises),
  ].map((warning) => ({
    ...warning,
    place:
      warning.code === "unconfirmed"
        ? `${PROMISES_TITLE} › ${warning.group}`
        : placeInEditor(content, warning),
  }));

/** Returns what is unconfirmed as findings: one for each group, and one for each text that names what has gone. */
export const unconfirmedFindings = (values: readonly Unconfirmed[], { groups }: Promises) => [
  ...groups.flatMap(({ title }): PromiseFinding[] => {
    const own = values.filter(({ group, oldName }) => group === title && oldName === undefined);
    const [first] = own;
    if (!first) return [];
    const { file, path } = first;
    return [{ file, path, code: "unconfirmed", group: title, count: own.length }];
  }),
  ...values.flatMap(({ file, path, value, oldName }): PromiseFinding[] =>
    oldName === undefined
      ? []
      : [{ file, path, code: "old-name", name: oldName, text: around(String(value), oldName) }],
  ),
];

/** Characters of a text before and after a name in it that are told. */
const AROUND = 30;

const around = (text: string, name: string) => {
  const from = Math.max(0, text.indexOf(name) - AROUND);
  const until = text.indexOf(name) + name.length + AROUND;
  return `${from > 0 ? "…" : ""}${text.slice(from, until)}${until < text.length ? "…" : ""}`;
};
