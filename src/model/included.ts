/** An item of what all trips include, or of what they do not, with the IDs of the trips for which it is otherwise. */
type Item = { label: string; exceptions: readonly string[] };

type Trip = { id: string; title: string };

/**
 * Returns what the price includes and what not: for all trips, each item with the titles of the trips for which it is
 * otherwise, and for one of them. An item for which all trips are exceptions stands in the other list.
 */
export const includedIn = (
  lists: { included: readonly Item[]; excluded: readonly Item[] },
  trips: readonly Trip[],
) => {
  const isOnlyOtherwise = ({ exceptions }: Item) =>
    trips.length > 0 && trips.every(({ id }) => exceptions.includes(id));
  const said = (own: readonly Item[], others: readonly Item[]) => [
    ...own
      .filter((item) => !isOnlyOtherwise(item))
      .map(({ label, exceptions }) => {
        const except = trips.filter(({ id }) => exceptions.includes(id));
        return { label, except: except.map(({ title }) => title) };
      }),
    ...others.filter(isOnlyOtherwise).map(({ label }) => ({ label, except: [] })),
  ];
  const otherwise = (items: readonly Item[], id: string) =>
    items
      .filter((item) => item.exceptions.includes(id) && !isOnlyOtherwise(item))
      .map(({ label }) => label);
  return {
    included: said(lists.included, lists.excluded),
    excluded: said(lists.excluded, lists.included),
    /** Returns what this trip has and the others do not, and the other way round. */
    differencesOf: (id: string, adds: readonly string[] = []) => ({
      adds: [...otherwise(lists.excluded, id), ...adds],
      lacks: otherwise(lists.included, id),
    }),
  };
};
