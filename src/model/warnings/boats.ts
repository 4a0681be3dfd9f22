import type { CalendarDate } from "@brisa/typed-content/dates";
import { defaultLanguage } from "../languages";
import { type Content, filesOf, valueAt, type Listed } from "@brisa/typed-content";
import { boats } from "../collections/boats";
import { fileOf } from "../collections/trips";
import { GUESTS } from "../calculated-facts";
import { fleetIn, timetableIn } from "../facts";
import type { ModelFinding } from "../findings";
import { textsNaming } from "./texts-naming";

/** Most passengers of a boat without the certificate of a passenger ship (SOLAS, chapter I, regulation 2). */
const MOST_GUESTS = 12;

/**
 * Finds boats that carry very many or on which no trip sails, trips of one of several boats at the same hours, and texts
 * that say of several boats how many guests there may be.
 */
export const doubtfulBoats = (content: Content, today: CalendarDate): ModelFinding[] => {
  const { shown, isSeveral, fewest } = fleetIn(content);
  const ofBoats = filesOf(content, boats.type).flatMap(({ file, data }): ModelFinding[] => {
    const { id, guests } = data;
    if (!shown.some((boat) => boat.id === id))
      return [{ file, path: [], code: "boat-without-trip" }];
    if (!(Number(guests) > MOST_GUESTS)) return [];
    return [{ file, path: ["guests"], code: "many-guests", limit: MOST_GUESTS }];
  });
  if (!isSeveral || !fewest) return ofBoats;
  const details = { code: "guests-of-several", guests: fewest } as const;
  return [...ofBoats, ...overlaps(content, today), ...textsNaming(content, [GUESTS], details)];
};

/** A single boat is often sold for several trips of which one sails. */
const overlaps = (content: Content, today: CalendarDate): ModelFinding[] => {
  const { trips: usual, seasons } = timetableIn(content);
  const coming = seasons.filter(({ to }) => to >= today).map(({ hours }) => hours);
  const timetables = [[], ...coming].map(
    (hours) => new Map([...usual, ...hours].map((times) => [times.trip, times])),
  );
  const doMeet = (...pair: Listed[]) =>
    timetables.some((timesOf) => {
      const [one, other] = pair.map(({ id }) => timesOf.get(String(id)));
      return one && other && one.start < other.end && other.start < one.end;
    });
  return fleetIn(content).sold.flatMap(({ trip, boat }, place, all): ModelFinding[] => {
    const names = all
      .slice(0, place)
      .filter((other) => other.boat === boat && doMeet(trip, other.trip))
      .map((other) => String(valueAt(other.trip, ["title", defaultLanguage])));
    const said = { names, boat: boat?.name ?? "" };
    return names.length > 0
      ? [{ file: fileOf(trip), path: ["boat"], code: "trips-overlap", ...said }]
      : [];
  });
};
