import { type Content, listAt, valueAt } from "@brisa/typed-content";
import { languageCodes } from "../languages";
import { seasonsIn } from "../facts";
import type { ModelFinding } from "../findings";
import { shownTrips, type TripFile } from "./shown-trips";

/** In minutes. The day ruler is to scale and draws shorter trips only as a line. */
const SHORTEST = 15;

/** Longest name in characters that fits in columns and cards. */
const LONGEST_NAME = 40;

/** Finds trips that pages cannot show well: very short ones, those with a long name, and stops at odd times. Ignores hidden ones. */
export const unshowableTrips = (content: Content): ModelFinding[] => {
  const seasons = seasonsIn(content);
  return shownTrips(content).flatMap((entry) => [
    ...shortTrip(entry),
    ...longNames(entry),
    ...oddStops(entry),
    ...lateStops(entry, seasons),
  ]);
};

const shortTrip = ({ file, data: { start, end } }: TripFile): ModelFinding[] => {
  const minutes = minutesOf(end) - minutesOf(start);
  // Ending before the start is an error instead.
  const isShort = minutes > 0 && minutes < SHORTEST;
  return isShort ? [{ file, path: ["end"], code: "short-trip", minutes }] : [];
};

/** In minutes since midnight. */
const stopsOf = (data: unknown) =>
  listAt(data, ["stops"]).map((stop) => minutesOf(valueAt(stop, ["time"])));

/** Finds stops before the departure or after the return, and those before the one above. */
const oddStops = ({ file, data }: TripFile): ModelFinding[] => {
  let last = minutesOf(data.start);
  return stopsOf(data).flatMap((minutes, index): ModelFinding[] => {
    const isOdd = minutes < last || minutes > minutesOf(data.end);
    if (minutes > last) last = minutes;
    return isOdd ? [{ file, path: ["stops", index, "time"], code: "odd-stop" }] : [];
  });
};

/** Finds hours of a season with which a stop, as long after the departure as usual, is after the return. */
const lateStops = ({ data }: TripFile, seasons: ReturnType<typeof seasonsIn>): ModelFinding[] => {
  const after = stopsOf(data).map((minutes) => minutes - minutesOf(data.start));
  return seasons.flatMap(({ index, hours }) =>
    hours
      .filter((own) => own.trip === data.id)
      .filter((own) => after.some((minutes) => minutes > minutesOf(own.end) - minutesOf(own.start)))
      .map(({ place }) => ({
        file: "prices.json",
        path: ["seasons", index, "hours", place, "end"],
        code: "stop-after-return",
      })),
  );
};

/** Returns the minutes since midnight; NaN for an invalid time. */
const minutesOf = (time: unknown) => {
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(String(time)) ?? [];
  return 60 * Number(hours) + Number(minutes);
};

const longNames = ({ file, data }: TripFile): ModelFinding[] =>
  languageCodes.flatMap((code): ModelFinding[] => {
    const title = valueAt(data, ["title", code]);
    const length = typeof title === "string" ? [...title].length : 0;
    const path = ["title", code];
    return length > LONGEST_NAME
      ? [{ file, path, code: "long-name", length, limit: LONGEST_NAME }]
      : [];
  });
