import { isRecord, type Content, type Entry } from "../../content-files/content";
import { languageCodes } from "../../languages";
import type { Warning } from "../findings";

/** Minutes. A shorter trip is only a line on the day ruler, which is to scale. */
const SHORTEST = 15;

/** Letters of a name, spaces included, that columns and cards have room for. */
const LONGEST_NAME = 40;

/** Finds trips that the day ruler cannot show well: very short ones, and those with long names. */
export const unshowableTrips = ({ entries }: Content): Warning[] =>
  entries
    .filter(({ collection }) => collection.type === "Trip")
    .flatMap((entry) => [...shortTrip(entry), ...longNames(entry)]);

const shortTrip = ({ file, data }: Entry): Warning[] => {
  const { start, end } = isRecord(data) ? data : {};
  const minutes = minutesOf(end) - minutesOf(start);
  // What ends before it starts is an error.
  const isShort = minutes > 0 && minutes < SHORTEST;
  return isShort ? [{ file, path: ["end"], code: "short-trip", minutes }] : [];
};

/** Minutes since midnight; NaN where there is no time. */
const minutesOf = (time: unknown) => {
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(String(time)) ?? [];
  return 60 * Number(hours) + Number(minutes);
};

const longNames = ({ file, data }: Entry): Warning[] =>
  languageCodes.flatMap((code): Warning[] => {
    const title = isRecord(data) && isRecord(data.title) ? data.title[code] : undefined;
    const length = typeof title === "string" ? [...title].length : 0;
    const path = ["title", code];
    return length > LONGEST_NAME
      ? [{ file, path, code: "long-name", length, limit: LONGEST_NAME }]
      : [];
  });
