import { isCalendarDate } from "../../../base/calendar/calendar-date";
import { withoutAccents } from "../../../base/without-accents";

const DIGITS = /(\d{1,4}) ?([./-]) ?(\d{1,2}) ?[./-] ?(\d{2,4})/;

/** "14 de septiembre de 2026", "Sept. 14, 2026", without accents. */
const IN_WORDS = /(?:(\d{1,2})\.? (?:de )?)?([a-z]{3,10})\.? (?:(\d{1,2}),? )?(?:del? )?(20\d\d)/;

/** How they begin in Spanish, English and German. */
const MONTHS = "ene jan,feb,mar,abr apr,may mai,jun,jul,ago aug,sep set,oct okt,nov,dic dec dez";

const asDate = (year: string, month: string, day: string) => {
  const parts = [month, day].map((part) => part.padStart(2, "0"));
  const date = [year.length === 2 ? `20${year}` : year, ...parts].join("-");
  return isCalendarDate(date) ? date : undefined;
};

/** Undefined if it is no date with a year, or its day and month may be the other way round. */
export const dayIn = (text: string) => {
  const [digits, first = "", mark, second = "", third = ""] = DIGITS.exec(text) ?? [];
  if (first.length > 2) return asDate(first, second, third);
  if (digits !== undefined) {
    const asUsual = asDate(third, second, first);
    const monthFirst = mark === "." ? asUsual : asDate(third, first, second);
    return !asUsual || !monthFirst || asUsual === monthFirst ? (asUsual ?? monthFirst) : undefined;
  }
  const found = IN_WORDS.exec(withoutAccents(text).toLowerCase()) ?? [];
  const [, before, month = "-", day = before, year = ""] = found;
  const place = MONTHS.split(",").findIndex((names) => names.includes(month.slice(0, 3)));
  return place < 0 ? undefined : asDate(year, String(place + 1), day ?? "");
};
