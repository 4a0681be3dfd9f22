import { packagesOf, seasonsOf } from "../content-files/facts";
import type { ContentInLanguage } from "../content-files/in-language";
import { prices } from "../model/collections/prices";
import { trips } from "../model/collections/trips";
import { bookableSeasons, lowestPrices } from "../model/seasons";
import { soldTrips } from "../model/shown";

/** Returns the trips that are sold, with the lowest price of each and its prices by season. */
export const offeredTrips = ({ all, one, today }: ContentInLanguage) => {
  const [packages, seasons] = [packagesOf(one(prices)), seasonsOf(one(prices))];
  const lowest = lowestPrices({ packages, seasons }, today);
  const bySeason = bookableSeasons({ packages, seasons }, today);
  return soldTrips(all(trips), lowest).map(({ trip, price }) => ({
    ...trip,
    amount: price.amount,
    seasons: bySeason.map(({ from, to, amounts }) => ({
      from,
      to,
      amount: amounts.find((own) => own.trip === price.trip)?.amount ?? price.amount,
    })),
  }));
};

export type OfferedTrip = ReturnType<typeof offeredTrips>[number];
