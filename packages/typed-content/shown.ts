import { isRecord } from "./helpers/is-record";
import { openBracketsIn } from "./texts/open-brackets";

/** They decide whether and where a list shows an entry. */
export type Listed = { id: string | number; order: number; hidden?: boolean };

/** By ID if the order is the same. */
export const byOrder = (a: Listed, b: Listed) => a.order - b.order || (a.id < b.id ? -1 : 1);

/** Not hidden, and with the text of its collection's `shownWith`, without an open bracket in any language. */
export const isShown = (entry: object, shownWith?: string) => {
  const { hidden, ...fields } = entry as Partial<Record<string, unknown>>;
  return hidden !== true && (shownWith === undefined || isWritten(fields[shownWith]));
};

/** Those that a page may show. */
export const shownEntries = <Each extends { data: unknown; collection: { shownWith?: string } }>(
  entries: readonly Each[],
) =>
  entries.filter(({ data, collection }) => isRecord(data) && isShown(data, collection.shownWith));

export const isHidden = (data: unknown) => isRecord(data) && data.hidden === true;

/** Without an open bracket in any language. */
export const isWritten = (text: unknown) => {
  const inLanguages = Object.values(text ?? {});
  return inLanguages.length > 0 && inLanguages.every((each) => !hasOpenBracket(String(each)));
};

const hasOpenBracket = (text: string) => openBracketsIn(text).length > 0;

/** In the order of the site. `shownWith`: that of the collection. */
export const shown = <Entry extends Listed>(entries: readonly Entry[], shownWith?: string) =>
  entries.filter((entry) => isShown(entry, shownWith)).toSorted(byOrder);

type Matched<Group, Entry> = { group: Group; entry: Entry };

/**
 * In the order of the entries; without groups that lack an entry.
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
