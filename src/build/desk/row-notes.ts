import {
  addDays,
  daysFrom,
  type CalendarDate,
  areDays,
  dayFormat,
} from "@brisa/typed-content/dates";
import { isRecord } from "@brisa/typed-content/helpers";
import { ownerTags, type OwnerLanguage } from "@brisa/typed-content/check";
import { portDate } from "../../model/port-time";
import type { RowNote } from "@brisa/desk";
import { questions } from "../../model/collections/questions";
import { isShown } from "@brisa/typed-content";

const words = {
  es: {
    today: "hoy",
    tomorrow: "mañana",
    inDays: (days: number) => `en ${days} días`,
    endedYesterday: "terminó ayer",
  },
  en: {
    today: "today",
    tomorrow: "tomorrow",
    inDays: (days: number) => `in ${days} days`,
    endedYesterday: "ended yesterday",
  },
};

/** «miércoles 25 de noviembre», «18–31 de diciembre»; the year only if it is another one. */
const daysText = (from: CalendarDate, until: CalendarDate, tag: string, today: CalendarDate) => {
  const isThisYear = [from, until].every((day) => day.startsWith(today.slice(0, 4)));
  const format = dayFormat(tag, {
    ...(from === until && { weekday: "long" }),
    day: "numeric",
    month: "long",
    ...(!isThisYear && { year: "numeric" }),
  });
  return format.formatRange(new Date(from), new Date(until)).replace(",", "");
};

/** «hoy», «en 23 días»; undefined if the days are missing or wrong. */
export const noticeDays = (data: unknown, language: OwnerLanguage): RowNote | undefined => {
  if (!isRecord(data)) return undefined;
  const [from, until] = [String(data.from), String(data.until)];
  if (!areDays({ from, to: until })) return undefined;
  const today = portDate(new Date());
  const { tomorrow, inDays, endedYesterday, ...say } = words[language];
  const days = daysText(from, until, ownerTags[language], today);
  if (until < today) {
    const wasYesterday = until === addDays(today, -1);
    return { isOver: true, detail: wasYesterday ? `${endedYesterday} · ${days}` : days };
  }
  // On its days it is hidden all the same.
  if (data.hidden === true) return { isOver: false, detail: days };
  const isNow = from <= today;
  const ahead = daysFrom(today, from) - 1;
  const state = isNow ? say.today : ahead === 1 ? tomorrow : inDays(ahead);
  return { isOver: false, state, isNow, detail: days };
};

/** With what is so on its days. */
export const stateDays = (data: unknown, language: OwnerLanguage): RowNote | undefined => {
  if (!isRecord(data)) return undefined;
  const note = noticeDays({ from: data.from, until: data.to }, language);
  const { closed, full, some } = stateWords[language];
  const state = data.state === "full" ? full : closed;
  return (
    note && { ...note, detail: `${data.trips || data.boat ? some(state) : state} · ${note.detail}` }
  );
};

const stateWords = {
  es: {
    closed: "no salimos",
    full: "completo",
    some: (state: string) => `${state}, no todas las excursiones`,
  },
  en: {
    closed: "no trips",
    full: "fully booked",
    some: (state: string) => `${state}, not for all trips`,
  },
};

const unansweredWords: Record<OwnerLanguage, string> = {
  es: "Sin respuesta: no sale en la web",
  en: "No answer: not on the site",
};

/** Undefined if the question has an answer, or is hidden anyway. */
export const unanswered = (data: unknown, language: OwnerLanguage): RowNote | undefined =>
  isRecord(data) && data.hidden !== true && !isShown(data, questions.shownWith)
    ? { detail: unansweredWords[language], isOver: false }
    : undefined;
