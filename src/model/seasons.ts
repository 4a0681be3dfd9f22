import type { CalendarDate } from "../calendar-date";

/** The price of a trip. */
export type TripPrice = { trip: string; amount: number };

/** A range of days, both included, with prices of its own. */
export type PriceSeason = { from: CalendarDate; to: CalendarDate; amounts: readonly TripPrice[] };

/** The prices of `prices.json`. The amount of a package is that of days outside of all seasons. */
export type Prices<Package extends TripPrice = TripPrice> = {
  packages: readonly Package[];
  seasons?: readonly PriceSeason[];
};

/**
 * Returns the seasons that have not ended, in the order of the calendar, each with the price of every
 * package: a trip without a price of its own costs as much as outside of the seasons.
 */
export const bookableSeasons = ({ packages, seasons = [] }: Prices, today: CalendarDate) =>
  seasons
    .filter(({ to }) => to >= today)
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
    .map(({ from, to, amounts }): PriceSeason => ({
      from,
      to,
      amounts: packages.map((usual) => amounts.find(({ trip }) => trip === usual.trip) ?? usual),
    }));

/**
 * Returns the packages with the lowest amount for which each can still be booked: that of a season or, if all
 * seasons have ended, that of days outside of them.
 */
export const lowestPrices = <Package extends TripPrice>(
  prices: Prices<Package>,
  today: CalendarDate,
): Package[] => {
  const seasons = bookableSeasons(prices, today);
  return prices.packages.map((usual, index) => {
    const amounts = seasons.flatMap((season) => season.amounts[index]?.amount ?? []);
    return amounts.length > 0 ? { ...usual, amount: Math.min(...amounts) } : usual;
  });
};
