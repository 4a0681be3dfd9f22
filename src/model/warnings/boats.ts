import type { CalendarDate } from "../../base/calendar/calendar-date";
import { isRecord } from "../../base/is-record";
import { defaultLanguage } from "../../base/languages";
import { type Content, listedIn, valueAt } from "../../typed-content/content";
import { boats } from "../collections/boats";
import { trips } from "../collections/trips";
import { GUESTS } from "../calculated-facts";
import { fleetIn, timetableIn } from "../facts";
import type { ModelFinding } from "../findings";
import type { Times, Timetable } from "../hours";
import { textsNaming } from "./texts-naming";

/** Most passengers of a boat without the certificate of a passenger ship (SOLAS, chapter I, regulation 2). */
const MOST_GUESTS = 12;

/**
 * Finds boats that carry very many or on which no trip sails, trips of one of several boats at the same hours, and texts
 * that say of several boats how many guests there may be.
 */
export const doubtfulBoats = (content: Content, today: CalendarDate): ModelFinding[] => {
  const { shown, isSeveral, fewest } = fleetIn(content);
  const ofBoats = content.entries
    .filter(({ collection }) => collection.type === boats.type)
    .flatMap(({ file, data }): ModelFinding[] => {
      const { id, guests } = isRecord(data) ? data : {};
      const isMany = Number(guests) > MOST_GUESTS;
      return [
        ...(isMany
          ? [{ file, path: ["guests"], code: "many-guests" as const, limit: MOST_GUESTS }]
          : []),
        ...(shown.some((boat) => boat.id === id)
          ? []
          : [{ file, path: [], code: "boat-without-trip" as const }]),
      ];
    });
  if (!isSeveral || fewest === undefined) return ofBoats;
  const texts = textsNaming(content, [GUESTS]).map((text): ModelFinding => ({
    ...text,
    code: "guests-of-several",
    guests: fewest,
  }));
  return [...ofBoats, ...overlaps(content, today), ...texts];
};

const meet = (some: Times, others: Times) => some.start < others.end && others.start < some.end;

/** On some day to come. */
const meetingsIn = ({ trips: usual, seasons }: Timetable, today: CalendarDate) => {
  const coming = seasons.filter(({ to }) => to >= today);
  const timetables = [[], ...coming.map(({ hours }) => hours)].map((hours) =>
    usual.map((times) => hours.find(({ trip }) => trip === times.trip) ?? times),
  );
  return (place: number, other: number) =>
    timetables.some((times) => {
      const [some, others] = [times[place], times[other]];
      return some && others && meet(some, others);
    });
};

/** A single boat is often sold for several trips of which one sails. */
const overlaps = (content: Content, today: CalendarDate): ModelFinding[] => {
  const { boatOfTrip } = fleetIn(content);
  const timetable = timetableIn(content);
  const doMeet = meetingsIn(timetable, today);
  const stored = listedIn(content, trips.type);
  const sold = timetable.trips.map(({ trip }) => stored.find(({ id }) => id === trip) ?? {});
  return sold.flatMap((trip, place): ModelFinding[] => {
    const boat = boatOfTrip(trip);
    const names = sold
      .slice(0, place)
      .filter((other, index) => boatOfTrip(other) === boat && doMeet(place, index))
      .map((other) => String(valueAt(other, ["title", defaultLanguage])));
    const file = trips.path.replace("*", timetable.trips[place]?.trip ?? "");
    return names.length > 0
      ? [{ file, path: ["boat"], code: "trips-overlap", names, boat: boat?.name ?? "" }]
      : [];
  });
};
