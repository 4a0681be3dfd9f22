import type { ContentInLanguage } from "../content-files/in-language";
import { prices } from "../model/collections/prices";
import { trips } from "../model/collections/trips";

/** The trips that the site shows, in its order, with their prices. */
export const offeredTrips = ({ all, one }: ContentInLanguage) =>
  all(trips)
    .toSorted((a, b) => Number(a.order) - Number(b.order))
    .flatMap((trip) =>
      (one(prices).packages ?? [])
        .filter(({ trip: id }) => id === trip.id)
        .map(({ amount }) => ({ ...trip, amount })),
    );

export type OfferedTrip = ReturnType<typeof offeredTrips>[number];
