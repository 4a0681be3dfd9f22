import { company as companyCollection } from "./collections/company";
import { terms as termsCollection } from "./collections/terms";
import { type Listed, matched, listedIn, type Content, valueIn } from "@brisa/typed-content";
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

/** The data of the files, which may have errors. */
export type Facts = Record<"terms" | "prices", unknown> & {
  days: readonly unknown[];
  boats: readonly Listed[];
};

const isPrice = (group: unknown): group is TripPrice =>
  isRecord(group) && typeof group.trip === "string" && typeof group.amount === "number";

const TIME = /^\d\d:\d\d$/;

const isHours = (group: unknown): group is TripHours =>
  isRecord(group) &&
  typeof group.trip === "string" &&
  TIME.test(String(group.start)) &&
  TIME.test(String(group.end)) &&
  String(group.start) < String(group.end);

const listOf = (data: unknown, key: string) => {
  const list = isRecord(data) ? data[key] : undefined;
  return Array.isArray(list) ? (list as unknown[]) : [];
};

/** `place` is the position in prices.json; a season may have no amounts or no hours. */
type EnteredSeason = PriceSeason & {
  index: number;
  /** Each with its position, too. */
  hours: (TripHours & { place: number })[];
};

/** Without what the content check reports. */
export const seasonsOf = (prices: unknown): EnteredSeason[] =>
  listOf(prices, "seasons")
    .map((season, index) => {
      const { from, to } = isRecord(season) ? season : {};
      const amounts = listOf(season, "amounts").filter(isPrice);
      const hours = listOf(season, "hours").flatMap((group, place) =>
        isHours(group) ? [{ ...group, place }] : [],
      );
      return { index, from: String(from), to: String(to), amounts, hours };
    })
    .filter(areDays);

const { season: tripMonths } = termsCollection.schema.shape;

/** All months if none are entered, or if they are wrong. */
const tripMonthsOf = (terms: unknown): Season => {
  const season = isRecord(terms) ? terms.season : undefined;
  // An older file has closed days, too.
  const { from, to } = isRecord(season) ? season : {};
  return tripMonths.safeParse({ from, to }).data ?? WHOLE_YEAR;
};

const soldIn = <Trip extends Listed>({ prices }: Facts, trips: readonly Trip[]) =>
  soldTrips(trips, listOf(prices, "packages").filter(isPrice));

/** Of the trips that are sold. The files may have errors. */
export const fleetFor = <Trip extends Listed>(facts: Facts, trips: readonly Trip[]) =>
  fleetOf(
    facts.boats,
    soldIn(facts, trips).map(({ trip }) => trip),
  );

/** A day that is about a boat is about its trips. */
export const daysOfTrips = (facts: Facts, trips: readonly Listed[]) => {
  const { sold } = fleetFor(facts, trips);
  return (data: unknown) => {
    if (!isRecord(data) || data.boat === undefined) return data;
    const { boat: full, ...day } = data;
    const its = sold.filter(({ boat }) => boat?.id === full);
    return { ...day, trips: its.map(({ trip }) => ({ trip: trip.id })) };
  };
};

/** Of the trips that are sold. The files may have errors. */
export const statesOf = (facts: Facts, trips: readonly Listed[]) =>
  dayStatesOf(
    facts.days.map(daysOfTrips(facts, trips)),
    soldIn(facts, trips).map(({ trip }) => String(trip.id)),
  );

/** Without the days on which no trip leaves. The files may have errors. */
export const seasonIn = (facts: Facts, trips: readonly Listed[]): Season => ({
  ...tripMonthsOf(facts.terms),
  closed: closedDays(statesOf(facts, trips)),
});

/** Of the trips that are sold, in the order of the site. The files may have errors. */
export const tariffOf = (facts: Facts, trips: readonly Listed[]) => ({
  packages: soldIn(facts, trips).map(({ price }) => price),
  seasons: seasonsOf(facts.prices).filter(({ amounts }) => amounts.length > 0),
  months: seasonIn(facts, trips),
});

/** Of the trips that are sold, in the order of the site. The files may have errors. */
export const timetableOf = (
  facts: Facts,
  trips: readonly (Listed & { start?: unknown; end?: unknown })[],
): Timetable => ({
  trips: soldIn(facts, trips).map(({ trip }) => ({
    trip: String(trip.id),
    start: String(trip.start),
    end: String(trip.end),
  })),
  seasons: seasonsOf(facts.prices),
  months: seasonIn(facts, trips),
});

export const tariffIn = (content: Pick<Content, "entries">): Tariff =>
  tariffOf(factFilesIn(content), listedIn(content, "Trip"));

export const timetableIn = (content: Pick<Content, "entries">): Timetable =>
  timetableOf(factFilesIn(content), listedIn(content, "Trip"));

export const statesIn = (content: Pick<Content, "entries">) =>
  statesOf(factFilesIn(content), listedIn(content, "Trip"));

export const fleetIn = (content: Pick<Content, "entries">) =>
  fleetFor(factFilesIn(content), listedIn(content, "Trip"));

export const factFilesIn = (content: Pick<Content, "entries">): Facts => ({
  terms: valueIn(content, "terms.json"),
  prices: valueIn(content, "prices.json"),
  days: listedIn(content, "DayState"),
  boats: listedIn(content, "Boat"),
});

/** Undefined if the position is missing or wrong. */
export const positionIn = (content: Pick<Content, "entries">) =>
  companyCollection.schema.shape.position.safeParse(valueIn(content, "company.json", "position"))
    .data;
