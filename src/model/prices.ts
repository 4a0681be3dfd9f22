import {
  isWithin,
  type CalendarDate,
  type Days,
  inOrder,
  numberFormat,
  outside,
} from "@brisa/typed-content/dates";
import { bookableDays, isBookable, type Season } from "./season";
import { languages, type LanguageCode } from "./languages";

export type TripPrice = { trip: string; amount: number };

/** A trip that they do not name costs its usual price. */
export type PriceSeason = Days & { amounts: readonly TripPrice[] };

export type Tariff = {
  /** The usual prices, of every day outside the seasons. */
  packages: readonly TripPrice[];
  /** In any order. No day is in two of them. */
  seasons: readonly PriceSeason[];
  months: Season;
};

/** Both are the same if all days cost the same. */
export type PriceSpan = { lowest: number; highest: number };

export type PricedTrip = PriceSpan & { trip: string; usual: number };

export type PriceList = {
  trips: PricedTrip[];
  /** Those with a day that can be booked, in the order of the calendar, with the price of every trip. */
  seasons: PriceSeason[];
  /** The days outside those seasons that can be booked, in order, at the usual prices. */
  rest: Days[];
};

export const seasonOn = <Season extends Days>(seasons: readonly Season[], day: CalendarDate) =>
  seasons.find(({ from, to }) => isWithin(day, from, to));

/** If so, its lowest price needs a "from". */
export const isVaried = ({ lowest, highest }: PriceSpan) => lowest < highest;

export const spanOf = (trips: readonly PriceSpan[]): PriceSpan | undefined =>
  trips.length === 0
    ? undefined
    : {
        lowest: Math.min(...trips.map(({ lowest }) => lowest)),
        highest: Math.max(...trips.map(({ highest }) => highest)),
      };

/** A season, or without dates the rest of the year. */
type PriceRow = Partial<Days> & { amounts: readonly TripPrice[] };

/** None without trips. */
export const priceRows = ({ trips, seasons, rest }: PriceList): PriceRow[] => {
  if (trips.length === 0) return [];
  const usual = { amounts: trips.map(({ trip, usual: amount }) => ({ trip, amount })) };
  return seasons.length > 0 && rest.length > 0 ? [...seasons, usual] : seasons;
};

/** Those that have not ended, in the order of the calendar, with the price of every trip. */
export const comingSeasons = ({ packages, seasons }: Tariff, today: CalendarDate): PriceSeason[] =>
  inOrder(seasons.filter(({ to }) => to >= today)).map(({ from, to, amounts }) => ({
    from,
    to,
    amounts: packages.map((usual) => amounts.find(({ trip }) => trip === usual.trip) ?? usual),
  }));

/** On days that can be booked, as today. Everything that shows a price takes it from here. */
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

/** Without cents: "48 €". Undefined where it helps nobody: for one person, or below one euro. */
export const pricePerGuest = (
  amount: number,
  guests: number,
  currency: string,
  language: LanguageCode,
): string | undefined => {
  const rounded = Math.round(amount / guests);
  if (!(guests > 1 && rounded > 0)) return undefined;
  const style = { style: "currency", currency, maximumFractionDigits: 0 } as const;
  return numberFormat(languages[language].tag, style).format(rounded);
};
