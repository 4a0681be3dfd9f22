import type { CalendarDate } from "@brisa/typed-content/dates";
import { isRecord } from "@brisa/typed-content/helpers";
import { languageCodes, type LanguageCode } from "../languages";
import { type Content, listAt, valueAt } from "@brisa/typed-content";
import { idsOf } from "@brisa/typed-content/files";
import { trips } from "../collections/trips";
import type { ModelFinding } from "../findings";
import { foundIn, ownTexts } from "./own-texts";
import { shownTrips } from "./shown-trips";

const titleIn = (trip: unknown, code: LanguageCode) => String(valueAt(trip, ["title", code]) ?? "");

/** Returns the words of a text in lower case, with a space before and after each. */
const spaced = (text: string) => ` ${text.toLowerCase().replace(/[^\p{L}\d]+/gu, " ")} `;

/** Finds texts with the name of a trip that was sold under it before the owner's changes, and no longer is. */
export const goneTripNames = (
  content: Content,
  _: CalendarDate,
  earlier: (file: string) => unknown,
): ModelFinding[] => {
  const packages = listAt(earlier("prices.json"), ["packages"]);
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
  return foundIn(ownTexts(content), (cells) => {
    const found = gone.find(({ code, words }) => spaced(cells[code].text ?? "").includes(words));
    return found && { code: "trip-name-gone", name: found.title };
  });
};
