import { isCalendarDate, type CalendarDate } from "../../calendar-date";
import { months, type Month } from "../../months";
import type { MessageKey } from "../language/use-messages";

/** The first and the last month with trips. A season may extend beyond New Year. */
export type Season = { from: Month; to: Month };

/** Whether a day is in a month of the season. */
const isInSeason = (date: CalendarDate, { from, to }: Season) => {
  const [first, last] = [months.indexOf(from), months.indexOf(to)];
  const month = Number(date.slice(5, 7)) - 1;
  return first <= last ? first <= month && month <= last : first <= month || month <= last;
};

/**
 * Returns the message that says what is unusual about a date in an enquiry. It is no error: the owner may be asked
 * anything.
 * @param today the day for which the page is built, since a visitor's clock may be wrong
 * @param season null if it is not known for certain
 */
export const dateProblem = (
  date: string,
  today: CalendarDate,
  season: Season | null,
): MessageKey | undefined => {
  if (!isCalendarDate(date)) return "contact:dateInvalid";
  if (date < today) return "contact:datePast";
  return season && !isInSeason(date, season) ? "contact:dateOffSeason" : undefined;
};
