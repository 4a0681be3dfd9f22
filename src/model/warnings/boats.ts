import type { CalendarDate } from "../../base/calendar/calendar-date";
import { isRecord } from "../../base/is-record";
import { defaultLanguage } from "../../base/languages";
import { type Content, listedIn, valueAt } from "../../typed-content/content";
import { boats } from "../collections/boats";
import { trips } from "../collections/trips";
import { GUESTS } from "../calculated-facts";
import { fleetIn, timetableIn } from "../facts";
import type { ModelFinding } from "../findings";
import type { TripHours } from "../hours";
import { textsNaming } from "./texts-naming";

/** Most passengers of a boat without the certificate of a passenger ship (SOLAS, chapter I, regulation 2). */
const MOST_GUESTS = 12;

/**
 * Finds boats that carry very many or on which no trip sails, trips of one of several boats at the same hours, and texts
 * that say of several boats how many guests there may be.
 */
export const doubtfulBoats = (content: Content, today: CalendarDate): ModelFinding[] => {
  const { shown, isSeveral, fewest } = fleetIn(content);
  const stored = content.entries.filter(({ collection }) => collection.type === boats.type);
  const ofBoats = stored.flatMap(({ file, data }): ModelFinding[] => {
    const { id, guests } = isRecord(data) ? data : {};
    if (!shown.some((boat) => boat.id === id))
      return [{ file, path: [], code: "boat-without-trip" }];
    if (!(Number(guests) > MOST_GUESTS)) return [];
    return [{ file, path: ["guests"], code: "many-guests", limit: MOST_GUESTS }];
  });
  if (!isSeveral || fewest === undefined) return ofBoats;
  const texts = textsNaming(content, [GUESTS]).map((text): ModelFinding => ({
    ...text,
    code: "guests-of-several",
    guests: fewest,
  }));
  return [...ofBoats, ...overlaps(content, today), ...texts];
};

/** A single boat is often sold for several trips of which one sails. */
const overlaps = (content: Content, today: CalendarDate): ModelFinding[] => {
  const { boatOfTrip } = fleetIn(content);
  const { trips: usual, seasons } = timetableIn(content);
  const coming = seasons.filter(({ to }) => to >= today).map(({ hours }) => hours);
  const doMeet = (...pair: [TripHours, TripHours]) =>
    [[], ...coming].some((hours) => {
      const [some, other] = pair.map(
        (times) => hours.find(({ trip }) => trip === times.trip) ?? times,
      ) as typeof pair;
      return some.start < other.end && other.start < some.end;
    });
  const stored = listedIn(content, trips.type);
  const sold = usual.map((times) => ({
    times,
    trip: stored.find(({ id }) => id === times.trip) ?? {},
  }));
  return sold.flatMap(({ times, trip }, place): ModelFinding[] => {
    const boat = boatOfTrip(trip);
    const names = sold
      .slice(0, place)
      .filter((other) => boatOfTrip(other.trip) === boat && doMeet(times, other.times))
      .map((other) => String(valueAt(other.trip, ["title", defaultLanguage])));
    const file = trips.path.replace("*", times.trip);
    return names.length > 0
      ? [{ file, path: ["boat"], code: "trips-overlap", names, boat: boat?.name ?? "" }]
      : [];
  });
};
