import type { Version } from "../stores/store";
import type { Words } from "../words";

const DAY = 86_400_000;

const dayNumber = (date: Date) =>
  Math.floor((date.getTime() - date.getTimezoneOffset() * 60_000) / DAY);

const partsOf = (at: string | number, { tag }: Words, now: Date) => {
  const date = new Date(at);
  return {
    time: date.toLocaleTimeString(tag, { hour: "numeric", minute: "2-digit" }),
    /** With the year, if it is another one. */
    day: date.toLocaleDateString(tag, {
      ...{ day: "numeric", month: "long" },
      ...(date.getFullYear() !== now.getFullYear() && { year: "numeric" }),
    }),
    date: date.toLocaleDateString(tag, { day: "numeric", month: "long", year: "numeric" }),
    daysAgo: dayNumber(now) - dayNumber(date),
  };
};

/** For words such as «desde»: «las 12:04», «el 20 de noviembre». */
export const momentText = (at: string, words: Words, now = new Date()) => {
  const { time, day, daysAgo } = partsOf(at, words, now);
  return daysAgo === 0 ? words.status.time(time) : words.status.day(day);
};

/** «a las 12:04», «el 20 de noviembre». Numbers are milliseconds. */
export const atMoment = (at: string | number, words: Words, now = new Date()) => {
  const { time, day, daysAgo } = partsOf(at, words, now);
  return daysAgo === 0 ? words.status.atTime(time) : words.status.onDay(day);
};

/** «de ayer», «del 20 de noviembre». `at` is in milliseconds. */
export const relativeDay = (at: number, words: Words, now = new Date()) => {
  const { day, daysAgo } = partsOf(at, words, now);
  if (daysAgo === 0) return words.start.today;
  return daysAgo === 1 ? words.start.yesterday : words.start.ofDay(day);
};

/** «Hoy a las 12:04», «21 de mayo de 2026, 10:15» */
export const versionDate = (
  { date: at }: Pick<Version, "date">,
  words: Words,
  now = new Date(),
) => {
  const { history } = words.texts;
  if (at === undefined) return "";
  const { time, date, daysAgo } = partsOf(at, words, now);
  if (daysAgo === 0) return history.todayAt(time);
  return daysAgo === 1 ? history.yesterdayAt(time) : history.dayAt(date, time);
};
