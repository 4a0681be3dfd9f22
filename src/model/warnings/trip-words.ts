import type { CalendarDate } from "../../base/calendar/calendar-date";
import { isRecord } from "../../base/is-record";
import { defaultLanguage, languageCodes, type LanguageCode } from "../../base/languages";
import type { Content } from "../../typed-content/content";
import { idsOf } from "../../typed-content/files/content";
import { entryTexts } from "../../typed-content/texts/texts";
import { inclusions } from "../collections/inclusions";
import { reviews } from "../collections/reviews";
import { trips } from "../collections/trips";
import type { ModelFinding } from "../findings";
import { shownTrips } from "./shown-trips";

const inLanguage = (texts: unknown, code: LanguageCode) =>
  isRecord(texts) ? String(texts[code] ?? "") : "";

const titleIn = (trip: unknown, code: LanguageCode) =>
  isRecord(trip) ? inLanguage(trip.title, code) : "";

/** Returns the words of a text in lower case, with a space before and after each. */
const spaced = (text: string) => ` ${text.toLowerCase().replace(/[^\p{L}\d]+/gu, " ")} `;

/** Finds texts with the name of a trip that was sold under it before the owner's changes, and no longer is. */
export const goneNames = (
  content: Content,
  _: CalendarDate,
  earlier: (file: string) => unknown,
): ModelFinding[] => {
  const prices = earlier("prices.json");
  const packages: unknown[] =
    isRecord(prices) && Array.isArray(prices.packages) ? prices.packages : [];
  const before = packages.filter(isRecord).map(({ trip }) => earlier(`trips/${String(trip)}.json`));
  const now = shownTrips(content).map(({ data }) => data);
  const gone = languageCodes.flatMap((code) => {
    const present = now.map((trip) => spaced(titleIn(trip, code)));
    return before
      .map((trip) => ({ code, title: titleIn(trip, code), words: spaced(titleIn(trip, code)) }))
      .filter(({ words }) => words.trim() && !present.some((name) => name.includes(words)));
  });
  // Unknown if a trip cannot be read.
  if (gone.length === 0 || !idsOf(content, trips).complete) return [];
  return content.entries
    .filter(({ collection }) => collection !== reviews)
    .flatMap((entry) => entryTexts(entry).rows)
    .flatMap(({ cells }): ModelFinding[] => {
      const found = gone.find(({ code, words }) => spaced(cells[code].text ?? "").includes(words));
      const { file, path } = cells[defaultLanguage];
      return found
        ? [{ file, path: path.slice(0, -1), code: "trip-name-gone", name: found.title }]
        : [];
    });
};

/** Letters in which two words are compared; shorter ones say little. */
const STEM = 5;

const stemsOf = (label: string) =>
  spaced(label)
    .split(" ")
    .filter(({ length }) => length >= STEM)
    .map((word) => word.slice(0, STEM));

const labelsIn = (data: unknown, key: string) => {
  const items: unknown = isRecord(data) && data[key];
  return (Array.isArray(items) ? items : []).map((item: unknown) =>
    isRecord(item) ? inLanguage(item.label, defaultLanguage) : "",
  );
};

/** Finds what a trip adds in its own words although the list of what is not included has it: «Comida» and «Comidas». */
export const addedTwice = (content: Content): ModelFinding[] => {
  const lists = content.entries.find(({ collection }) => collection === inclusions)?.data;
  return shownTrips(content).flatMap(({ file, data }) =>
    labelsIn(data, "adds").flatMap((label, place): ModelFinding[] => {
      const own = stemsOf(label);
      const item = labelsIn(lists, "excluded").find((other) =>
        stemsOf(other).some((stem) => own.includes(stem)),
      );
      return item ? [{ file, path: ["adds", place], code: "added-twice", item }] : [];
    }),
  );
};
