import type { Publication } from "../stores/store";
import type { Words } from "../words";

const isToday = (date: Date, now: Date) => date.toDateString() === now.toDateString();

const timeOf = (date: Date, { tag }: Words) =>
  date.toLocaleTimeString(tag, { hour: "numeric", minute: "2-digit" });

const dayOf = (date: Date, { tag }: Words) =>
  date.toLocaleDateString(tag, { day: "numeric", month: "long" });

/** Returns since when the content is public: «En la web desde las 12:04»; undefined if that is unknown. */
export const publicSince = (
  publication: Publication | undefined,
  words: Words,
  now = new Date(),
) => {
  if (publication?.status !== "public" || publication.since === undefined) return undefined;
  const date = new Date(publication.since);
  const { publicSince: since, atTime, onDay } = words.state;
  return since(isToday(date, now) ? atTime(timeOf(date, words)) : onDay(dayOf(date, words)));
};

/** Returns when changes were saved: «Guardado a las 12:04». */
export const savedAt = (since: string, words: Words, now = new Date()) => {
  const date = new Date(since);
  const { savedAtTime, savedOnDay } = words.state;
  return isToday(date, now) ? savedAtTime(timeOf(date, words)) : savedOnDay(dayOf(date, words));
};

/**
 * Returns a day relative to today: «de ayer», «del 20 de noviembre».
 * @param at in milliseconds
 */
export const relativeDay = (at: number, words: Words, now = new Date()) => {
  const date = new Date(at);
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  if (isToday(date, now)) return words.start.today;
  return isToday(date, yesterday) ? words.start.yesterday : words.start.ofDay(dayOf(date, words));
};
