import { isCalendarDate, type CalendarDate } from "../../../base/calendar/calendar-date";
import { isInMonths, isInSeason, type Season } from "../../../model/season";
import type { MessageKey } from "../language/use-messages";

/**
 * What is unusual about a date is no error: the owner may be asked anything.
 * @param today the day for which the page is built, since a visitor's clock may be wrong
 */
export const dateProblem = (
  date: string,
  today: CalendarDate,
  season: Season,
): MessageKey | undefined => {
  if (!isCalendarDate(date)) return "contact:dateInvalid";
  if (date < today) return "contact:datePast";
  if (!isInMonths(date, season)) return "contact:dateOffSeason";
  return isInSeason(date, season) ? undefined : "trips:shownOutside";
};
