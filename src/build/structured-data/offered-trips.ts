import type { ContentInLanguage } from "../../model/in-language";
import { trips } from "../../model/collections/trips";
import { soldTrips } from "../../model/facts";
import { priceRows } from "../../model/prices";

/** With the prices of each row of the table, how many guests may come and, if there are several, on which boat. */
export const offeredTrips = ({ all, prices, fleet }: ContentInLanguage) => {
  const rows = priceRows(prices);
  return soldTrips(all(trips), prices.trips).map(({ trip, price }) => ({
    ...trip,
    guests: fleet.boatOfTrip(trip)?.guests,
    boatName: fleet.boatName(trip),
    price,
    rows: rows.map(({ from, to, amounts }) => ({
      from,
      to,
      amount: amounts.find((own) => own.trip === price.trip)?.amount ?? price.usual,
    })),
  }));
};

export type OfferedTrip = ReturnType<typeof offeredTrips>[number];
