import { addDays, type CalendarDate } from "../../../base/calendar/calendar-date";
import { isRecord } from "../../../base/is-record";
import { languageCodes } from "../../../base/languages";
import { notices } from "../../../model/collections/notices";
import {
  fullOn,
  noTrips,
  type Reason,
  type Sentence,
} from "../../../model/collections/notice-sentences";
import { holds } from "../../../typed-content/collection";
import { collapseWhitespace } from "../../../typed-content/texts/strings";
import { contentNow } from "../../../desk/core/content-now";
import { isSame } from "../../../desk/core/json";
import { asOneStep, type Work } from "../../../desk/core/work";
import { withNewEntry } from "../../../desk/entry/names";
import type { ChooseEdits } from "../../../desk/publishing/publish";

export type Day = "today" | "tomorrow";

/** `full` says that there is no more room. */
export type Why = Reason | "full" | "other";

export type NewNotice = { from: CalendarDate; until: CalendarDate; text: Partial<Sentence> };

export type Draft = NewNotice & {
  text: Sentence;
  /** Identifies its words, however they are changed. */
  key: string;
};

/** Languages without a sentence are left out. */
export const tidied = (text: Sentence): Partial<Sentence> =>
  Object.fromEntries(
    Object.entries(text).flatMap(([code, words]) => {
      const tidy = collapseWhitespace(words);
      return tidy ? [[code, tidy]] : [];
    }),
  );

const EMPTY = Object.fromEntries(languageCodes.map((code) => [code, ""])) as Sentence;

/**
 * Of tomorrow it is said today as well; other words are said once, and that a day is full until it is over.
 * @param day that nobody sails is only said of today and tomorrow
 */
export const draftsOf = (day: CalendarDate, reason: Why, today: CalendarDate): Draft[] => {
  const tomorrow = addDays(today, 1);
  const on = (date: CalendarDate, key: string, text: Sentence) => ({
    from: date,
    until: date,
    key,
    text,
  });
  if (reason === "other") return [on(day, reason, EMPTY)];
  if (reason === "full")
    return [{ from: today, until: day, key: `full ${day}`, text: fullOn(day, today) }];
  const said = (date: CalendarDate, as: Day) => on(date, `${reason} ${as}`, noTrips[reason][as]);
  return day === today
    ? [said(today, "today")]
    : [said(today, "tomorrow"), said(tomorrow, "today")];
};

const isIt = (data: unknown, { from, until, text }: NewNotice) =>
  isRecord(data) && data.from === from && data.until === until && isSame(data.text, text);

/** Edits that add or change notices to say this. Their files may be named anew. */
export const choiceOf =
  (wanted: readonly NewNotice[]): ChooseEdits =>
  ({ edits }) =>
    new Map(
      [...edits].filter(
        ([file, { data }]) => holds(notices, file) && wanted.some((notice) => isIt(data, notice)),
      ),
    );

/** In one step. What is said already is not said again. `now`: in milliseconds. */
export const withNotices = (work: Work, wanted: readonly NewNotice[], now: number): Work => {
  const said = contentNow(work).entries.filter(({ file }) => holds(notices, file));
  const missing = wanted.filter((notice) => !said.some(({ data }) => isIt(data, notice)));
  const next = missing.reduce(
    (made, { from, until, text }) => withNewEntry(made, notices, { from, until, text }, now).work,
    work,
  );
  return asOneStep(work, next, now);
};
