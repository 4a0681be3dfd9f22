/** The exceptions are IDs of trips. */
type Item = { label: string; exceptions: readonly string[] };

type Trip = { id: string; title: string; adds: readonly string[] };

type Key = "trips:itemExcept" | "trips:adds" | "trips:lacks";

type Translate = (key: Key, variables?: Record<string, string>) => string;

export type Difference = { name: string; items: string };

/** Names the exceptions. An item for which all trips are exceptions stands in the other list. */
export const includedIn = (
  lists: { included: readonly Item[]; excluded: readonly Item[] },
  trips: readonly Trip[],
  t: Translate,
) => {
  const isOnlyOtherwise = ({ exceptions }: Item) =>
    trips.length > 0 && trips.every(({ id }) => exceptions.includes(id));
  const said = ({ label, exceptions }: Item) => {
    const except = trips.filter(({ id }) => exceptions.includes(id)).map(({ title }) => title);
    return except.length > 0
      ? t("trips:itemExcept", { item: label, trips: except.join(", ") })
      : label;
  };
  const listOf = (own: readonly Item[], others: readonly Item[]) => [
    ...own.filter((item) => !isOnlyOtherwise(item)).map(said),
    ...others.filter(isOnlyOtherwise).map(({ label }) => label),
  ];
  const otherwise = (items: readonly Item[], id: string) =>
    items
      .filter((item) => item.exceptions.includes(id) && !isOnlyOtherwise(item))
      .map(({ label }) => label);
  return {
    included: listOf(lists.included, lists.excluded),
    excluded: listOf(lists.excluded, lists.included),
    /** With what the trip adds in its own words. */
    differencesOf: (id: string): Difference[] => {
      const adds = trips.find((trip) => trip.id === id)?.adds ?? [];
      return [
        { name: t("trips:adds"), items: [...otherwise(lists.excluded, id), ...adds].join(", ") },
        { name: t("trips:lacks"), items: otherwise(lists.included, id).join(", ") },
      ].filter(({ items }) => items);
    },
  };
};
