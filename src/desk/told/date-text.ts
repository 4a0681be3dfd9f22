import type { Version } from "../stores/store";
import type { Words } from "../words";

const DAY = 86_400_000;

const dayNumber = (date: Date) =>
  Math.floor((date.getTime() - date.getTimezoneOffset() * 60_000) / DAY);

/** With how many days ago that is. */
const partsOf = (at: string | number, { tag }: Words, now: Date) => {
  const date = new Date(at);
  return {
    time: date.toLocaleTimeString(tag, { hour: "numeric", minute: "2-digit" }),
    day: date.toLocaleDateString(tag, { day: "numeric", month: "long" }),
    date: date.toLocaleDateString(tag, { day: "numeric", month: "long", year: "numeric" }),
    daysAgo: dayNumber(now) - dayNumber(date),
  };
};

/** For words such as «desde»: «las 12:04», «el 20 de noviembre». */
export const momentText = (at: string, words: Words, now = new Date()) => {
  const { time, day, daysAgo } = partsOf(at, words, now);
  return daysAgo === 0 ? words.status.atTime(time) : words.status.onDay(day);
};

/** «En la web a las 12:04» */
export const publicSince = (since: string, words: Words, now = new Date()) => {
  const { time, day, daysAgo } = partsOf(since, words, now);
  const { publicAtTime, publicOnDay } = words.status;
  return daysAgo === 0 ? publicAtTime(time) : publicOnDay(day);
};

/** «Guardado a las 12:04». `at` is in milliseconds. */
export const savedAt = (at: number, words: Words, now = new Date()) => {
  const { time, day, daysAgo } = partsOf(at, words, now);
  const { savedAtTime, savedOnDay } = words.status;
  return daysAgo === 0 ? savedAtTime(time) : savedOnDay(day);
};

/** «de ayer», «del 20 de noviembre». `at` is in milliseconds. */
export const relativeDay = (at: number, words: Words, now = new Date()) => {
  const { day, daysAgo } = partsOf(at, words, now);
  if (daysAgo === 0) return words.start.today;
  return daysAgo === 1 ? words.start.yesterday : words.start.ofDay(day);
};

/** «Hoy a las 12:04», «21 de mayo de 2026, 10:15» */
export const versionDate = ({ date: at }: Version, words: Words, now = new Date()) => {
  const { history } = words.texts;
  if (at === undefined) return history.uncommitted;
  const { time, date, daysAgo } = partsOf(at, words, now);
  if (daysAgo === 0) return history.todayAt(time);
  return daysAgo === 1 ? history.yesterdayAt(time) : history.dayAt(date, time);
};

/** «Hoy», «20 de noviembre de 2026» */
export const versionDay = ({ date: at }: Version, words: Words, now = new Date()) => {
  const { history } = words.texts;
  if (at === undefined) return history.uncommitted;
  const { date, daysAgo } = partsOf(at, words, now);
  if (daysAgo === 0) return history.today;
  return daysAgo === 1 ? history.yesterday : date;
};

/** «12:04»; undefined if the version is in no commit. */
export const versionTime = ({ date: at }: Version, words: Words) =>
  at === undefined ? undefined : partsOf(at, words, new Date()).time;

/** In a sentence: «a las 12:04», «el 20 de noviembre». */
export const versionMoment = (
  { date: at = "" }: Pick<Version, "date">,
  words: Words,
  now = new Date(),
) => {
  const { history } = words.texts;
  const { time, day, daysAgo } = partsOf(at, words, now);
  return daysAgo === 0 ? history.atTime(time) : history.onDay(day);
};

export const shownVersionText = ({ date: at }: Version, words: Words, now = new Date()) => {
  const { history } = words.texts;
  if (at === undefined) return history.wasSaved;
  const { time, date, daysAgo } = partsOf(at, words, now);
  if (daysAgo === 0) return history.wasToday(time);
  return daysAgo === 1 ? history.wasYesterday(time) : history.wasOn(date);
};

export const versionAuthor = ({ author }: Version, words: Words) =>
  author || words.texts.history.you;
