/** The fields that decide whether and where a list shows an entry. */
export type Listed = { id: string | number; order: number; hidden?: boolean };

/** Compares two entries by their order, or by their IDs if their order is the same. */
export const byOrder = (a: Listed, b: Listed) => a.order - b.order || (a.id < b.id ? -1 : 1);

/** Returns the entries of a collection that are shown, in the order of the site. */
export const shown = <Entry extends Listed>(entries: readonly Entry[]) =>
  entries.filter(({ hidden }) => !hidden).toSorted(byOrder);

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

/** Returns the shown trips that have a price, in the order of the site. */
export const soldTrips = <Trip extends Listed, Price extends { trip?: unknown }>(
  trips: readonly Trip[],
  prices: readonly Price[],
) => matched(prices, "trip", trips).map(({ group, entry }) => ({ trip: entry, price: group }));
