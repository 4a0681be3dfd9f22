import type { Words } from "../words";
import type { Version } from "../stores/store";

const DAY = 86_400_000;

const dayOf = (date: Date) =>
  Math.floor((date.getTime() - date.getTimezoneOffset() * 60_000) / DAY);

const partsOf = (iso: string, { tag }: Words, now: number) => {
  const date = new Date(iso);
  return {
    time: date.toLocaleTimeString(tag, { hour: "numeric", minute: "2-digit" }),
    day: date.toLocaleDateString(tag, { day: "numeric", month: "long", year: "numeric" }),
    daysAgo: dayOf(new Date(now)) - dayOf(date),
  };
};

/**
 * Returns when a version was committed: «Hoy a las 12:04», «21 de mayo de 2026, 10:15».
 * @param now in milliseconds
 */
export const versionDate = ({ date }: Version, words: Words, now = Date.now()) => {
  const { history } = words.texts;
  if (date === undefined) return history.uncommitted;
  const { time, day, daysAgo } = partsOf(date, words, now);
  if (daysAgo === 0) return history.todayAt(time);
  return daysAgo === 1 ? history.yesterdayAt(time) : history.dayAt(day, time);
};

/**
 * Returns the notice above the preview of a version: that the page is shown as it was at that time.
 * @param now in milliseconds
 */
export const shownVersionText = ({ date }: Version, words: Words, now = Date.now()) => {
  const { history } = words.texts;
  if (date === undefined) return history.wasSaved;
  const { time, day, daysAgo } = partsOf(date, words, now);
  if (daysAgo === 0) return history.wasToday(time);
  return daysAgo === 1 ? history.wasYesterday(time) : history.wasOn(day);
};

/** Returns the author of a version. */
export const versionAuthor = ({ author }: Version, words: Words) =>
  author || words.texts.history.you;
