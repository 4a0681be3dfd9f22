import { isCalendarDate, type CalendarDate } from "../../../base/calendar/calendar-date";
import { withoutAccents } from "../../../base/without-accents";

/** A date in digits; its year may be missing. */
export const DATE = String.raw`\d{1,4} ?[./-] ?\d{1,2}(?: ?[./-] ?\d{2,4})?\.?`;

const WITH_YEAR = /\d{4}-\d\d-\d\d|\d{1,2} ?[./-] ?\d{1,2} ?[./-] ?(?:20\d\d|\d\d)(?!\d)/;

/** How they begin in Spanish, English and German. */
const MONTHS =
  "ene|jan feb mar abr|apr may|mai jun jul ago|aug sep|set oct|okt nov dic|dec|dez".split(" ");

/** "14 de septiembre de 2026", "Sept. 14th, 2026", without accents. */
const IN_WORDS = [
  /(?<day>\d{1,2})(?:st|nd|rd|th|\.)? ?(?:de |of )?(?<month>[a-z]{3,10})\.?,? (?:del? )?(?<year>20\d\d)/,
  /(?<month>[a-z]{3,10})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>20\d\d)/,
];

const asDate = (year: string, month: string | number, day: string) => {
  const parts = [month, day].map((part) => String(part).padStart(2, "0"));
  const date = [year.length === 2 ? `20${year}` : year, ...parts].join("-");
  return date.startsWith("20") && isCalendarDate(date) ? date : undefined;
};

/** YYYY-MM-DD; undefined if it is no date. A year of four digits is first; a missing one is today's, or the last. */
export const dateOfDigits = (text: string, isMonthFirst: boolean, today: CalendarDate) => {
  const [first = "", second = "", third] = text.match(/\d+/g) ?? [];
  if (first.length === 4) return asDate(first, second, third ?? "");
  const [month, day] = isMonthFirst ? [first, second] : [second, first];
  if (third) return asDate(third, month, day);
  const year = Number(today.slice(0, 4));
  const date = asDate(String(year), month, day);
  return date && date > today ? asDate(String(year - 1), month, day) : date;
};

/** The first date with a year, and what is written there; undefined if there is none. */
export const dateIn = (text: string) => {
  const [written] = WITH_YEAR.exec(text) ?? [];
  const digits = written && dateOfDigits(written, false, "");
  if (digits) return { date: digits, written };
  const folded = withoutAccents(text).toLowerCase();
  for (const pattern of IN_WORDS) {
    const { 0: found = "", index = 0, groups } = pattern.exec(folded) ?? {};
    const { day = "", month = "", year = "" } = groups ?? {};
    const place = MONTHS.findIndex((names) => new RegExp(`^(?:${names})`).test(month));
    const date = place >= 0 ? asDate(year, place + 1, day) : undefined;
    if (date) return { date, written: text.slice(index, index + found.length) };
  }
  return undefined;
};
