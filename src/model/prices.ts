import { isWithin, type CalendarDate, type Days } from "../base/calendar/calendar-date";
import { outside } from "../base/calendar/days";
import { bookableDays, isBookable, type Season } from "./season";

/** The price of a trip. */
export type TripPrice = { trip: string; amount: number };

/** Days with prices of their own. A trip that they do not name costs its usual price. */
export type PriceSeason = Days & { amounts: readonly TripPrice[] };

/** What the owner enters about prices. */
export type Tariff = {
  /** The usual price of each trip: that of every day outside the seasons. */
  packages: readonly TripPrice[];
  /** In any order. No day is in two of them. */
  seasons: readonly PriceSeason[];
  /** The days with trips. */
  months: Season;
};

/** The least and the most that a trip costs on some days: the same amount if all of them cost the same. */
export type PriceSpan = { lowest: number; highest: number };

/** A trip with its usual price, and with what it costs on the days that can be booked. */
export type PricedTrip = PriceSpan & { trip: string; usual: number };

/** What each trip costs on the days that can be booked (`bookableDays`). */
export type PriceList = {
  trips: PricedTrip[];
  /** The seasons with a day that can be booked, in the order of the calendar, with the price of every trip. */
  seasons: PriceSeason[];
  /** The days outside those seasons that can be booked, in order. On them every trip costs its usual price. */
  rest: Days[];
};

/** Returns the season of a day; undefined if it is in none. */
export const seasonOn = <Season extends Days>(seasons: readonly Season[], day: CalendarDate) =>
  seasons.find(({ from, to }) => isWithin(day, from, to));

/** Whether a trip does not cost the same on all of the days, so that its lowest price needs a "from". */
export const isVaried = ({ lowest, highest }: PriceSpan) => lowest < highest;

/** Returns the least and the most that any of the trips costs; undefined without trips. */
export const spanOf = (trips: readonly PriceSpan[]): PriceSpan | undefined =>
  trips.length === 0
    ? undefined
    : {
        lowest: Math.min(...trips.map(({ lowest }) => lowest)),
        highest: Math.max(...trips.map(({ highest }) => highest)),
      };

/** Days on which each trip has one price: those of a season, or without dates those of the rest of the year. */
type PriceRow = Partial<Days> & { amounts: readonly TripPrice[] };

/**
 * Returns the rows of a table of prices: each season and, if there are such days, the rest of the year. None without
 * trips.
 */
export const priceRows = ({ trips, seasons, rest }: PriceList): PriceRow[] => {
  if (trips.length === 0) return [];
  const usual = { amounts: trips.map(({ trip, usual: amount }) => ({ trip, amount })) };
  return seasons.length > 0 && rest.length > 0 ? [...seasons, usual] : seasons;
};

/** Returns the seasons that have not ended, in the order of the calendar, with the price of every trip. */
export const comingSeasons = ({ packages, seasons }: Tariff, today: CalendarDate): PriceSeason[] =>
  seasons
    .filter(({ to }) => to >= today)
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
    .map(({ from, to, amounts }) => ({
      from,
      to,
      amounts: packages.map((usual) => amounts.find(({ trip }) => trip === usual.trip) ?? usual),
    }));

/**
 * Returns what each trip costs on the days that can be booked. Everything that shows a price takes it from here.
 * @param today the day at the port for which the prices are shown; it can still be booked
 */
export const priceList = (tariff: Tariff, today: CalendarDate): PriceList => {
  const seasons = comingSeasons(tariff, today).filter((season) =>
    isBookable(season, tariff.months, today),
  );
  const rest = bookableDays(tariff.months, today).flatMap((days) => outside(days, seasons));
  const trips = tariff.packages.map(({ trip, amount: usual }, index) => {
    const amounts = seasons.flatMap((season) => season.amounts[index]?.amount ?? []);
    // It costs something also if every day is closed.
    if (rest.length > 0 || amounts.length === 0) amounts.push(usual);
    return { trip, usual, lowest: Math.min(...amounts), highest: Math.max(...amounts) };
  });
  return { trips, seasons, rest };
};
