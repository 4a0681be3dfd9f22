import type { CalendarDate } from "../../../base/calendar/calendar-date";

/**
 * Returns Easter Sunday of a year of the Gregorian calendar.
 *
 * Source: the algorithm of Meeus, Jones and Butcher, in Jean Meeus, "Astronomical Algorithms", chapter 8.
 */
export const easterSunday = (year: number): CalendarDate => {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const leapCenturies = Math.floor(century / 4);
  const lunar = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - leapCenturies - lunar + 15) % 30;
  const yearOfCentury = year % 100;
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  // Days after 22 March, as a date of March that may go on into April.
  const date = 22 + epact + weekday - 7 * late;
  return new Date(Date.UTC(year, 2, date)).toISOString().slice(0, 10);
};
