import type { ContentInLanguage } from "../content-files/in-language";
import { prices } from "../model/collections/prices";
import { trips } from "../model/collections/trips";
import { soldTrips } from "../model/shown";

/** Returns the trips that are sold, with their prices. */
export const offeredTrips = ({ all, one }: ContentInLanguage) =>
  soldTrips(all(trips), one(prices).packages ?? []).map(({ trip, price }) => ({
    ...trip,
    amount: price.amount,
  }));

export type OfferedTrip = ReturnType<typeof offeredTrips>[number];
