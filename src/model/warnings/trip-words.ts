import type { CalendarDate } from "../../base/calendar/calendar-date";
import { isRecord } from "../../base/is-record";
import { defaultLanguage, languageCodes, type LanguageCode } from "../../base/languages";
import { withoutAccents } from "../../base/without-accents";
import type { Content } from "../../typed-content/content";
import { idsOf } from "../../typed-content/files/content";
import { entryTexts } from "../../typed-content/texts/texts";
import { inclusions } from "../collections/inclusions";
import { reviews } from "../collections/reviews";
import { trips } from "../collections/trips";
import type { ModelFinding } from "../findings";
import { shownTrips } from "./shown-trips";

const titleIn = (trip: unknown, code: LanguageCode) =>
  isRecord(trip) && isRecord(trip.title) ? String(trip.title[code] ?? "") : "";

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

/** Letters from which a word is compared; shorter ones say little. */
const SHORTEST_WORD = 5;

const wordsOf = (label: unknown) => {
  const text = isRecord(label) ? String(label[defaultLanguage] ?? "") : "";
  const words = withoutAccents(text)
    .toLowerCase()
    .split(/[^\p{L}]+/u);
  return words.filter(({ length }) => length >= SHORTEST_WORD);
};

const labelsIn = (data: unknown, key: string): unknown[] =>
  isRecord(data) && Array.isArray(data[key])
    ? data[key].map((item: unknown) => (isRecord(item) ? item.label : undefined))
    : [];

/** Finds what a trip adds in its own words, which the list of what is not included has, too: «Comida» and «Comidas». */
export const addedTwice = (content: Content): ModelFinding[] => {
  const lists = content.entries.find(({ collection }) => collection === inclusions)?.data;
  const excluded = labelsIn(lists, "excluded");
  return shownTrips(content).flatMap(({ file, data }) =>
    labelsIn(data, "adds").flatMap((label, place): ModelFinding[] => {
      const own = wordsOf(label);
      const same = excluded.find((other) =>
        wordsOf(other).some((word) =>
          own.some((each) => each.startsWith(word) || word.startsWith(each)),
        ),
      );
      const item = isRecord(same) ? String(same[defaultLanguage]) : "";
      return same ? [{ file, path: ["adds", place], code: "added-twice", item }] : [];
    }),
  );
};
