import { matched, type Listed } from "../typed-content/shown";

/** In the order of the site. */
export const soldTrips = <Trip extends Listed, Price extends { trip?: unknown }>(
  trips: readonly Trip[],
  prices: readonly Price[],
) => matched(prices, "trip", trips).map(({ group, entry }) => ({ trip: entry, price: group }));
