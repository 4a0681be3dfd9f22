import type { CSSProperties } from "react";
import {
  addDays,
  addMonths,
  daysFrom,
  type CalendarDate,
  type Days,
  sharedDays,
} from "@brisa/typed-content/dates";
import { bookableDays, type Season as Months } from "../../../model/season";

export const yearOf = (day: CalendarDate) => Number(day.slice(0, 4));

export const wholeYear = (year: number): Days => ({ from: `${year}-01-01`, to: `${year}-12-31` });

export const daysIn = (year: number) => daysFrom(`${year}-01-01`, `${year}-12-31`);

/** Counted from 0 on 1 January of its year. */
export const dayNumber = (day: CalendarDate) => daysFrom(`${yearOf(day)}-01-01`, day) - 1;

/** Where days of one year stand in its picture, among other properties of CSS. */
export const spanStyle = ({ from, to }: Days, others?: Record<`--${string}`, string | number>) =>
  ({ "--from": dayNumber(from), "--to": dayNumber(to) + 1, ...others }) as CSSProperties;

export const monthsOf = (year: number) =>
  Array.from({ length: 12 }, (_, month): Days => {
    const from = addMonths(`${year}-01-01`, month);
    return { from, to: addDays(addMonths(from, 1), -1) };
  });

export const tripDays = (year: number, months: Months): Days[] => {
  const { from, to } = wholeYear(year);
  return bookableDays(months, from).flatMap((days) => sharedDays(days, { from, to }) ?? []);
};

/**
 * Easter Sunday of a year of the Gregorian calendar.
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
  return addDays(`${year}-03-22`, epact + weekday - 7 * late);
};

/** The days of a year that most often cost something else. Easter is from Palm Sunday to Easter Monday. */
export const readySeasons = (year: number) => {
  const easter = easterSunday(year);
  return [
    { name: "easter", from: addDays(easter, -7), to: addDays(easter, 1) },
    { name: "summer", from: `${year}-07-01`, to: `${year}-08-31` },
    { name: "october", from: `${year}-10-01`, to: `${year}-10-31` },
  ] as const;
};

const dayYearLater = (day: CalendarDate) =>
  day.endsWith("02-29") ? `${yearOf(day) + 1}-02-28` : addMonths(day, 12);

/** The same days of the next year; Easter moves with the moon. */
export const yearLater = ({ from, to }: Days): Days => {
  const year = yearOf(from);
  const ready = readySeasons(year).findIndex((each) => each.from === from && each.to === to);
  const { from: first, to: last } = readySeasons(year + 1)[ready] ?? {
    from: dayYearLater(from),
    to: dayYearLater(to),
  };
  return { from: first, to: last };
};
