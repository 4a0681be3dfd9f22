import { daysFrom, isCalendarDate, type CalendarDate } from "../../../base/calendar/calendar-date";
import { formatTime } from "../../../base/calendar/time";
import { withoutAccents } from "../../../base/without-accents";
import { parseTime } from "../../../desk/form/values/normalise-text";
import { yearOf } from "./year";

/** The first three letters of the months in Spanish, and in English where they differ. */
const MONTHS = "ene|jan feb mar abr|apr may jun jul ago|aug sep|set oct nov dic|dec"
  .split(" ")
  .map((names) => names.split("|"));

const DATES = [
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/,
  /^(?<day>\d{1,2})[/.\- ](?<month>\d{1,2})(?:[/.\- ](?<year>\d{4}))?$/,
  /^(?<day>\d{1,2})\.?\s*(?:de\s+)?(?<name>[a-z]{3,10})\.?(?:,?\s*(?:de\s+|del\s+)?(?<year>\d{4}))?$/,
  /^(?<name>[a-z]{3,10})\.?\s+(?<day>\d{1,2})(?:,?\s*(?<year>\d{4}))?$/,
];

/**
 * Returns the day that a text says, as people write it in Spanish or in English: `1 jul 2027`, `1 de julio`, `1/7/2027`;
 * undefined if it says none.
 * @param year that of a day without one
 * @param isWhole whether no more is written: then `1/7/27` is a day, too
 */
export const parseDay = (text: string, year: number, isWhole = false): CalendarDate | undefined => {
  const plain = withoutAccents(text).trim().toLowerCase();
  const groups = DATES.map((date) => date.exec(plain)?.groups).find(Boolean);
  const { day = "", name = "" } = groups ?? {};
  const month = groups?.month ?? MONTHS.findIndex((names) => names.includes(name.slice(0, 3))) + 1;
  const date = [groups?.year ?? year, month, day]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
  if (isCalendarDate(date)) return date;
  const longer = plain.replace(/([/.\- ])(\d{2})$/, "$120$2");
  return isWhole && longer !== plain ? parseDay(longer, year) : undefined;
};

/** Most days of a season over New Year whose last day is written without a year: what is longer is a mistake. */
const LONGEST_OVER_NEW_YEAR = 183;

/**
 * Returns the last day that a text says. Without a year it may be in the next one: 6 January comes after 20 December.
 * @param first undefined if it is not known
 * @param year that of a day without one, where the first one is not known
 */
export const parseLastDay = (
  text: string,
  first: CalendarDate | undefined,
  year: number,
  isWhole = false,
): CalendarDate | undefined => {
  const near = first === undefined ? year : yearOf(first);
  const day = parseDay(text, near, isWhole);
  if (!day || first === undefined || day >= first) return day;
  const later = parseDay(text, near + 1, isWhole);
  return later && later > first && daysFrom(first, later) <= LONGEST_OVER_NEW_YEAR ? later : day;
};

/** A departure and a return as they are entered. What cannot be read stays as it was written. */
export type EnteredHours = { start?: string; end?: string };

/** What people write between two times. */
const BETWEEN = /\s*[-–—]\s*|\s+(?:a|to|hasta|until)\s+/i;

/** Returns the hours that a text says, `17:30–21:00` or `de 17.30 a 21`; undefined if it is empty. */
export const parseHours = (text: string): EnteredHours | undefined => {
  const plain = text.trim().replace(/^(?:de|from)\s+/i, "");
  if (plain === "") return undefined;
  const [start = "", ...rest] = plain.split(BETWEEN);
  const end = rest.join("–");
  return {
    ...(start && { start: parseTime(start) ?? start }),
    ...(end && { end: parseTime(end) ?? end }),
  };
};

/** Returns hours in words: "9:30–13:30". */
export const hoursText = ({ start = "", end = "" }: EnteredHours) =>
  [start, end].map(formatTime).join(end ? "–" : "");
