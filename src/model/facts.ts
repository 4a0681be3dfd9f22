import { company as companyCollection } from "./collections/company";
import { terms as termsCollection } from "./collections/terms";
import {
  type Listed,
  matched,
  listAt,
  listedIn,
  type Content,
  valueIn,
} from "@brisa/typed-content";
import { closedDays, dayStatesOf } from "./day-states";
import { fleetOf } from "./fleet";
import type { Timetable, TripHours } from "./hours";
import type { PriceSeason, Tariff, TripPrice } from "./prices";
import { WHOLE_YEAR, type Season } from "./season";
import { isRecord } from "@brisa/typed-content/helpers";
import { areDays } from "@brisa/typed-content/dates";

/** In the order of the site. */
export const soldTrips = <Trip extends Listed, Price extends { trip?: unknown }>(
  trips: readonly Trip[],
  prices: readonly Price[],
) => matched(prices, "trip", trips).map(({ group, entry }) => ({ trip: entry, price: group }));

/** What of the content they read. It may have errors. */
type Facts = Pick<Content, "entries">;

const isPrice = (group: unknown): group is TripPrice =>
  isRecord(group) && typeof group.trip === "string" && typeof group.amount === "number";

const TIME = /^\d\d:\d\d$/;

const isHours = (group: unknown): group is TripHours =>
  isRecord(group) &&
  typeof group.trip === "string" &&
  TIME.test(String(group.start)) &&
  TIME.test(String(group.end)) &&
  String(group.start) < String(group.end);

/** `place` is the position in prices.json; a season may have no amounts or no hours. */
type EnteredSeason = PriceSeason & {
  index: number;
  /** Each with its position, too. */
  hours: (TripHours & { place: number })[];
};

/** Without what the content check reports. */
export const seasonsIn = (facts: Facts): EnteredSeason[] =>
  listAt(valueIn(facts, "prices.json"), ["seasons"])
    .map((season, index) => {
      const { from, to } = isRecord(season) ? season : {};
      const amounts = listAt(season, ["amounts"]).filter(isPrice);
      const hours = listAt(season, ["hours"]).flatMap((group, place) =>
        isHours(group) ? [{ ...group, place }] : [],
      );
      return { index, from: String(from), to: String(to), amounts, hours };
    })
    .filter(areDays);

const { season: tripMonths } = termsCollection.schema.shape;

/** All months if none are entered, or if they are wrong. */
const tripMonthsIn = (facts: Facts): Season => {
  const season = valueIn(facts, "terms.json", "season");
  // An older file has closed days, too.
  const { from, to } = isRecord(season) ? season : {};
  return tripMonths.safeParse({ from, to }).data ?? WHOLE_YEAR;
};

const soldIn = (facts: Facts) =>
  soldTrips(
    listedIn(facts, "Trip"),
    listAt(valueIn(facts, "prices.json"), ["packages"]).filter(isPrice),
  );

/** Of the trips that are sold. */
export const fleetIn = (facts: Facts) =>
  fleetOf(
    listedIn(facts, "Boat"),
    soldIn(facts).map(({ trip }) => trip),
  );

/** A day that is about a boat is about its trips. */
export const daysOfTrips = (facts: Facts) => {
  const { sold } = fleetIn(facts);
  return (data: unknown) => {
    if (!isRecord(data) || data.boat === undefined) return data;
    const { boat: full, ...day } = data;
    const its = sold.filter(({ boat }) => boat?.id === full);
    return { ...day, trips: its.map(({ trip }) => ({ trip: trip.id })) };
  };
};

/** Of the trips that are sold. */
export const statesIn = (facts: Facts) =>
  dayStatesOf(
    listedIn(facts, "DayState").map(daysOfTrips(facts)),
    soldIn(facts).map(({ trip }) => String(trip.id)),
  );

/** Without the days on which no trip leaves. */
export const seasonIn = (facts: Facts): Season => ({
  ...tripMonthsIn(facts),
  closed: closedDays(statesIn(facts)),
});

/** Of the trips that are sold, in the order of the site. */
export const tariffIn = (facts: Facts): Tariff => ({
  packages: soldIn(facts).map(({ price }) => price),
  seasons: seasonsIn(facts).filter(({ amounts }) => amounts.length > 0),
  months: seasonIn(facts),
});

/** Of the trips that are sold, in the order of the site. */
export const timetableIn = (facts: Facts): Timetable => ({
  trips: soldIn(facts).map(({ trip }) => ({
    trip: String(trip.id),
    start: String(trip.start),
    end: String(trip.end),
  })),
  seasons: seasonsIn(facts),
  months: seasonIn(facts),
});

/** Undefined if the position is missing or wrong. */
export const positionIn = (facts: Facts) =>
  companyCollection.schema.shape.position.safeParse(valueIn(facts, "company.json", "position"))
    .data;
