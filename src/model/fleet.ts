import { byOrder, type Listed } from "@brisa/typed-content";

type StoredBoat = Listed & { name?: unknown; guests?: unknown };

type Boat = { id: string; name?: string; guests: number };

/** Of content that may have errors: of a boat that does not say how many it carries nobody is promised a place. */
const boatOf = ({ id, name, guests }: StoredBoat): Boat => ({
  id: String(id),
  name: typeof name === "string" ? name : undefined,
  guests: typeof guests === "number" ? guests : 0,
});

/**
 * The boats on which trips sail. A trip that names none sails on the first one, so that a second boat is not there before
 * a trip names it; then an error asks for the boat of each.
 * @param sold the trips that are sold; without any, the first boat stands for what there will be
 */
export const fleetOf = <Trip extends object>(
  boats: readonly StoredBoat[],
  sold: readonly Trip[],
) => {
  const all = boats.toSorted(byOrder).map(boatOf);
  const boatOfTrip = (trip: object) => {
    const { boat } = trip as { boat?: unknown };
    return all.find(({ id }) => id === boat) ?? all[0];
  };
  const named = (sold.length > 0 ? sold : [{}]).map(boatOfTrip);
  const shown = all.filter((boat) => named.includes(boat));
  const isSeveral = shown.length > 1;
  return {
    boatOfTrip,
    sold: sold.map((trip) => ({ trip, boat: boatOfTrip(trip) })),
    /** In the order of the site. */
    shown,
    isSeveral,
    /** Pages name boats only if there are several. */
    boatName: (trip: object) => (isSeveral ? boatOfTrip(trip)?.name : undefined),
    /** For how many each boat has room; undefined without a boat. */
    fewest: shown.length > 0 ? Math.min(...shown.map(({ guests }) => guests)) : undefined,
  };
};
