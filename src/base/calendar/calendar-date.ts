/**
 * A day of the calendar as YYYY-MM-DD. As text, days compare in the order of the
 * calendar.
 */
export type CalendarDate = string;

/** The days from one until another, both included. */
export type Days = { from: CalendarDate; to: CalendarDate };

const MILLISECONDS_A_DAY = 86_400_000;

/**
 * Returns the day that it is in a time zone at a moment, whatever that of the computer. English, which writes 6/15/2027,
 * is the language that every browser has.
 * @param timeZone as in `Europe/Rome`
 */
export const dateIn = (timeZone: string, moment: Date): CalendarDate =>
  new Date(`${moment.toLocaleDateString("en", { timeZone })} UTC`).toISOString().slice(0, 10);

/** Returns the day a number of months later. A day that the month lacks is counted on into the next month. */
export const addMonths = (date: CalendarDate, months: number): CalendarDate => {
  const moment = new Date(date);
  moment.setUTCMonth(moment.getUTCMonth() + months);
  return moment.toISOString().slice(0, 10);
};

/** Whether a text is a day that exists, which "2027-02-29" is not. */
export const isCalendarDate = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

/** Returns the day a number of days later, or earlier if the number is negative. */
export const addDays = (date: CalendarDate, days: number): CalendarDate =>
  new Date(Date.parse(date) + days * MILLISECONDS_A_DAY).toISOString().slice(0, 10);

/** Whether a day is one of those from one day until another, both included. */
export const isWithin = (date: CalendarDate, from: CalendarDate, until: CalendarDate) =>
  from <= date && date <= until;

/** Returns the number of days from one until another, both included; NaN if one does not exist. */
export const daysFrom = (from: CalendarDate, until: CalendarDate) =>
  (Date.parse(until) - Date.parse(from)) / MILLISECONDS_A_DAY + 1;
