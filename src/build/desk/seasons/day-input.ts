import { daysFrom, isCalendarDate, type CalendarDate } from "../../../base/calendar/calendar-date";
import { withoutAccents } from "../../../base/without-accents";

/** Names of months in Spanish and in English, by their first three letters. */
const MONTHS = [
  ["ene", "jan"],
  ["feb"],
  ["mar"],
  ["abr", "apr"],
  ["may"],
  ["jun"],
  ["jul"],
  ["ago", "aug"],
  ["sep", "set"],
  ["oct"],
  ["nov"],
  ["dic", "dec"],
];

const BY_NUMBERS = /^(?<day>\d{1,2})[/.\- ](?<month>\d{1,2})(?:[/.\- ](?<year>\d{4}))?$/;
const BY_NAME =
  /^(?<day>\d{1,2})\.?\s*(?:de\s+)?(?<name>[a-z]{3,10})\.?(?:,?\s*(?:de\s+|del\s+)?(?<year>\d{4}))?$/;
const MONTH_FIRST = /^(?<name>[a-z]{3,10})\.?\s+(?<day>\d{1,2})(?:,?\s*(?<year>\d{4}))?$/;
const ISO = /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/;

/** Two figures of a year at the end of a whole date. */
const SHORT_YEAR = /([/.\- ])(\d{2})$/;

/**
 * Returns the day that a text says, as people write it in Spanish or in English: `1 jul 2027`, `1 de julio`, `1/7/2027`;
 * undefined if it says none.
 * @param year that of a day without one
 */
export const parseDay = (text: string, year: number): CalendarDate | undefined => {
  const plain = withoutAccents(text).trim().toLowerCase();
  const { groups } =
    ISO.exec(plain) ??
    BY_NUMBERS.exec(plain) ??
    BY_NAME.exec(plain) ??
    MONTH_FIRST.exec(plain) ??
    {};
  if (!groups) return undefined;
  const { day = "", name } = groups;
  const month =
    groups.month ?? MONTHS.findIndex((names) => names.includes(name?.slice(0, 3) ?? "")) + 1;
  const date = [groups.year ?? year, month, day]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
  return isCalendarDate(date) ? date : undefined;
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
  parse: typeof parseDay = parseDay,
): CalendarDate | undefined => {
  if (first === undefined) return parse(text, year);
  const near = Number(first.slice(0, 4));
  const day = parse(text, near);
  if (!day || day >= first) return day;
  const later = parse(text, near + 1);
  return later && later > first && daysFrom(first, later) <= LONGEST_OVER_NEW_YEAR ? later : day;
};

/** Returns the day of a text that is whole, which may have a year of two figures: `1/7/27`. */
export const parseWholeDay = (text: string, year: number) =>
  parseDay(text, year) ?? parseDay(text.trim().replace(SHORT_YEAR, "$120$2"), year);
