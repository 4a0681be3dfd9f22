import { addDays, isWithin, type CalendarDate } from "../../../base/calendar/calendar-date";
import { defaultLanguage, type LanguageCode } from "../../../base/languages";
import { isRecord } from "../../../base/is-record";
import { noTripsOpening } from "../../../model/collections/notice-sentences";
import { notices } from "../../../model/collections/notices";
import { shownLanguage } from "../../../typed-content/texts/shown-language";
import { holds } from "../../../typed-content/collection";
import { contentNow } from "../../../desk/core/content-now";
import type { Work } from "../../../desk/core/work";
import type { Day } from "./new-notices";
import type { Unpublished } from "./use-unpublished";

/** Seen today, or from tomorrow on. */
export type ShownNotice = {
  file: string;
  /** The first of the two days on which it is seen. */
  day: Day;
  from: CalendarDate;
  data: Record<string, unknown>;
  /** In the default language, if they are written in it. */
  text: string;
  language: LanguageCode;
  /** `changed` and `removed` are in the desk alone; `leaving` is removed and still on the site. */
  state: "stored" | "changed" | "removed" | "leaving";
};

/** Notices that say the same of a day, that nobody sails; any other notice is alone. */
export type Said = { day: Day; isNoTrips: boolean; notices: [ShownNotice, ...ShownNotice[]] };

const shownAs = (
  file: string,
  data: unknown,
  state: ShownNotice["state"],
  today: CalendarDate,
): ShownNotice[] => {
  if (!isRecord(data) || data.hidden === true) return [];
  const { from, until } = data;
  const texts = isRecord(data.text) ? data.text : {};
  const language = shownLanguage(texts, defaultLanguage);
  const text = texts[language];
  if (typeof from !== "string" || typeof until !== "string" || typeof text !== "string") return [];
  const isNow = isWithin(today, from, until);
  if (!text || !(isNow || from === addDays(today, 1))) return [];
  return [{ file, day: isNow ? "today" : "tomorrow", from, data, text, language, state }];
};

const noTripsOn = ({ day, text }: ShownNotice): Day | undefined => {
  if (text.startsWith(noTripsOpening.today)) return day;
  return text.startsWith(noTripsOpening.tomorrow) && day === "today" ? "tomorrow" : undefined;
};

/** @param onSite what the site shows of notices that are stored otherwise */
export const saidNow = (
  work: Work,
  today: CalendarDate,
  onSite: Unpublished = new Map(),
): Said[] => {
  const there = contentNow(work)
    .entries.filter(({ file }) => holds(notices, file))
    .flatMap(({ file, data }) =>
      shownAs(file, data, work.edits.has(file) ? "changed" : "stored", today),
    );
  const removed = [...work.edits].flatMap(([file, { base, data }]) =>
    holds(notices, file) && data === undefined ? shownAs(file, base, "removed", today) : [],
  );
  const known = [...there, ...removed];
  const leaving = [...onSite]
    .filter(([file]) => !known.some((each) => each.file === file))
    .flatMap(([file, data]) => shownAs(file, data, "leaving", today));
  const said: Said[] = [];
  // What is seen today comes first.
  const all = [...known, ...leaving].sort(
    (a, b) => Number(a.from > today) - Number(b.from > today),
  );
  for (const notice of all) {
    const noTrips = noTripsOn(notice);
    const day = noTrips ?? notice.day;
    const same = said.find((each) => noTrips && each.isNoTrips && each.day === day);
    if (same) same.notices.push(notice);
    else said.push({ day, isNoTrips: noTrips !== undefined, notices: [notice] });
  }
  // Today before tomorrow, and that nobody sails before anything else.
  const rank = ({ day, isNoTrips }: Said) => (isNoTrips ? 0 : 2) + (day === "today" ? 0 : 1);
  return said.sort((a, b) => rank(a) - rank(b));
};
