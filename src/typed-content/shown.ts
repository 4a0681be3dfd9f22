import { isRecord } from "../base/is-record";
import { openBracketsIn } from "./texts/open-brackets";

/** The fields that decide whether and where a list shows an entry. */
export type Listed = { id: string | number; order: number; hidden?: boolean };

/** Compares two entries by their order, or by their IDs if their order is the same. */
export const byOrder = (a: Listed, b: Listed) => a.order - b.order || (a.id < b.id ? -1 : 1);

/**
 * Whether lists show an entry: it is not hidden, and has the text that its collection requires for that
 * (`shownWith`), without an open bracket in any language.
 */
export const isShown = (entry: object, shownWith?: string) => {
  const { hidden, ...fields } = entry as Partial<Record<string, unknown>>;
  return hidden !== true && (shownWith === undefined || isWritten(fields[shownWith]));
};

/** Whether the data of an entry, which may have errors, hide it. */
export const isHidden = (data: unknown) => isRecord(data) && data.hidden === true;

/** Whether a localized text is there, without an open bracket in any language. */
export const isWritten = (text: unknown) => {
  const inLanguages = Object.values(text ?? {});
  return inLanguages.length > 0 && inLanguages.every((each) => !hasOpenBracket(String(each)));
};

const hasOpenBracket = (text: string) => openBracketsIn(text).length > 0;

/**
 * Returns the entries of a collection that are shown, in the order of the site.
 * @param shownWith that of the collection
 */
export const shown = <Entry extends Listed>(entries: readonly Entry[], shownWith?: string) =>
  entries.filter((entry) => isShown(entry, shownWith)).toSorted(byOrder);

/** A group of a list that refers to an entry of another collection, with that entry. */
type Matched<Group, Entry> = { group: Group; entry: Entry };

/**
 * Returns the groups whose entry is shown, in the order of the entries. Omits groups without an entry and
 * entries without a group.
 * @param key the field of a group with the ID of its entry
 */
export const matched = <
  Key extends string,
  Group extends Partial<Record<Key, unknown>>,
  Entry extends Listed,
>(
  groups: readonly Group[],
  key: Key,
  entries: readonly Entry[],
): Matched<Group, Entry>[] =>
  shown(entries).flatMap((entry) =>
    groups.filter((group) => group[key] === entry.id).map((group) => ({ group, entry })),
  );
