import {
  isWithin,
  type CalendarDate,
  type Days,
  areDays,
  inOrder,
  outside,
  sharedDays,
} from "@brisa/typed-content/dates";
import { isRecord } from "@brisa/typed-content/helpers";
import type { Season } from "./season";

/**
 * The days ahead of which pages have what their top will say, which makes them larger. As long as GitHub runs the nightly
 * build of a repository in which nothing happens.
 */
export const NOTICE_DAYS = 60;

export type State = "closed" | "full";

export type DayState = Days & {
  state: State;
  /** Only these; without a list all of them. */
  trips?: readonly string[] | null;
};

/** `text` is why, in some languages, if the owner says so. */
export type Entered = DayState & { text?: unknown };

const isOf = ({ trips }: DayState, trip?: string) =>
  !trips || (trip !== undefined && trips.includes(trip));

/** Of a trip, or of the day as a whole; undefined if it can be booked. `states`: those of {@link dayStatesOf}. */
export const stateOn = (states: readonly DayState[], day: CalendarDate, trip?: string) =>
  states.find((each) => isWithin(day, each.from, each.to) && isOf(each, trip))?.state;

/** The season without the days on which a trip, or every trip, is closed or full. */
export const freeDays = (season: Season, states: readonly DayState[], trip?: string): Season => ({
  ...season,
  closed: states.filter((each) => isOf(each, trip)),
});

/** On which a trip, or every trip, stays in port. */
export const closedDays = (states: readonly DayState[], trip?: string): Days[] =>
  states.filter((each) => each.state === "closed" && isOf(each, trip));

/** None if the content check reports an error of it, or if it is about other trips. */
const enteredIn = (data: unknown, sold: readonly string[]): Entered[] => {
  const { from, to, state, trips, text } = isRecord(data) ? data : {};
  const days = { from: String(from), to: String(to) };
  if (!areDays(days) || (state !== "closed" && state !== "full")) return [];
  if (trips === undefined || trips === null) return [{ ...days, state, text }];
  const ids = Array.isArray(trips) ? trips.map((each) => isRecord(each) && each.trip) : [];
  const named = sold.filter((id) => ids.includes(id));
  if (named.length === 0) return [];
  return [{ ...days, state, text, trips: named.length < sold.length ? named : undefined }];
};

/** The days on which each trip has one of the states. */
const daysOfAll = (states: readonly DayState[], sold: readonly string[]): Days[] =>
  sold
    .map((trip): readonly Days[] => states.filter((each) => isOf(each, trip)))
    .reduce<Days[]>(
      (days, others) =>
        days.flatMap((some) => others.flatMap((other) => sharedDays(some, other) ?? [])),
      sold.length > 0 ? [...states] : [],
    );

/** What is left of a state beside one that counts more. */
const beside = (state: Entered, stronger: DayState): Entered[] => {
  const shared = sharedDays(state, stronger);
  if (!shared) return [state];
  const apart = outside(state, [stronger]).map((days) => ({ ...state, ...days }));
  const left = stronger.trips ? state.trips?.filter((id) => !isOf(stronger, id)) : [];
  return left?.length === 0 ? apart : [...apart, { ...state, ...shared, trips: left }];
};

/**
 * In the order of the calendar; no trip has two of them on a day. That of all trips counts more than that of some, and
 * `closed` more than `full`. Where each trip has one of its own, so does the day.
 * @param entries the data of the files, which may have errors
 * @param sold the trips that are sold
 */
export const dayStatesOf = (entries: readonly unknown[], sold: readonly string[]): Entered[] => {
  const entered = entries.flatMap((data) => enteredIn(data, sold));
  const closed = entered.filter(({ state }) => state === "closed");
  const isWhole = ({ trips }: DayState) => !trips;
  const ranked: Entered[] = [
    ...closed.filter(isWhole),
    ...daysOfAll(closed, sold).map(({ from, to }) => ({ from, to, state: "closed" as const })),
    ...entered.filter(isWhole),
    ...daysOfAll(entered, sold).map(({ from, to }) => ({ from, to, state: "full" as const })),
    ...closed,
    ...entered,
  ];
  return inOrder(
    ranked.reduce<Entered[]>((kept, state) => {
      const left = kept.reduce<Entered[]>(
        (pieces, stronger) => pieces.flatMap((piece) => beside(piece, stronger)),
        [state],
      );
      return [...kept, ...left];
    }, []),
  );
};
