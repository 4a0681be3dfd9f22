import { addDays, type CalendarDate, type Days } from "@brisa/typed-content/dates";
import { isRecord } from "@brisa/typed-content/helpers";
import { dayAndMonth, weekday } from "./format";
import { languageCodes, languages, type LanguageCode } from "./languages";
import { capitalized } from "@brisa/typed-content/texts";
import type { Listed } from "@brisa/typed-content";
import type { Entered, State } from "./day-states";
import { daysInWords } from "./days-in-words";

type Words = {
  /** Of a trip, which may be called «Mañana». */
  name: (trip: string) => string;
  today: string;
  tomorrow: string;
  day: (weekday: string, day: string) => string;
  /** `days` is one of the above, or several days in words. */
  all: Record<State, (days: string) => string>;
  /** Of these trips alone. */
  some: Record<State, (days: string, trips: readonly string[]) => string>;
};

const listed = (trips: readonly string[], language: LanguageCode) =>
  new Intl.ListFormat(languages[language].tag).format(trips);

/** "A, B ni C" */
const noneOf = (trips: readonly string[]) =>
  [trips.slice(0, -1).join(", "), ...trips.slice(-1)].filter(Boolean).join(" ni ");

const wordsOf: Record<LanguageCode, Words> = {
  es: {
    name: (trip) => `«${trip}»`,
    today: "hoy",
    tomorrow: "mañana",
    day: (weekday, day) => `el ${weekday} ${day}`,
    all: { closed: (days) => `${days} no salimos.`, full: (days) => `${days} estamos completos.` },
    some: {
      closed: (days, trips) => `${days} no hay ${noneOf(trips)}.`,
      full: (days, trips) => `${days} no hay ${noneOf(trips)}: completo.`,
    },
  },
  en: {
    name: (trip) => `“${trip}”`,
    today: "today",
    tomorrow: "tomorrow",
    day: (weekday, day) => `on ${weekday} ${day}`,
    all: { closed: (days) => `no trips ${days}.`, full: (days) => `we’re fully booked ${days}.` },
    some: {
      closed: (days, trips) => `not running ${days}: ${listed(trips, "en")}.`,
      full: (days, trips) => `fully booked ${days}: ${listed(trips, "en")}.`,
    },
  },
  de: {
    name: (trip) => `„${trip}“`,
    today: "heute",
    tomorrow: "morgen",
    day: (weekday, day) => `am ${weekday}, ${day},`,
    all: {
      closed: (days) => `${days} fahren wir nicht.`,
      full: (days) => `${days} sind wir ausgebucht.`,
    },
    some: {
      closed: (days, trips) => `${days} nicht im Programm: ${listed(trips, "de")}.`,
      full: (days, trips) => `${days} ausgebucht: ${listed(trips, "de")}.`,
    },
  },
};

const inWords = ({ from, to }: Days, today: CalendarDate, language: LanguageCode) => {
  const words = wordsOf[language];
  if (from !== to) return daysInWords({ from, to }, today, language);
  if (from === today) return words.today;
  if (from === addDays(today, 1)) return words.tomorrow;
  return words.day(weekday(from, language), dayAndMonth(from, language));
};

/**
 * «Mañana no salimos.», «El sábado 14 de julio no hay “Atardecer”: completo.»
 * @param trips the names of the only ones; all trips if there are none
 * @param today the day on which it is read
 */
export const dayStatement = (
  { state, ...days }: Days & { state: State },
  trips: readonly string[],
  today: CalendarDate,
  language: LanguageCode,
) => {
  const { all, some, name } = wordsOf[language];
  const said = inWords(days, today, language);
  return capitalized(trips.length > 0 ? some[state](said, trips.map(name)) : all[state](said));
};

const titlesOf = (ids: Entered["trips"], trips: readonly Listed[], language: LanguageCode) =>
  (ids ?? []).map((id) => {
    const { title } = (trips.find((trip) => trip.id === id) ?? {}) as { title?: unknown };
    return String((isRecord(title) && title[language]) || id);
  });

/** A single day is spoken of on the day before, and on itself; several days in one sentence from the day before on. */
const daysToSay = ({ from, to }: Days): Days[] => {
  const before = addDays(from, -1);
  return from === to
    ? [
        { from: before, to: before },
        { from, to },
      ]
    : [{ from: before, to }];
};

/** What the top of all pages says of the states, on days that are not over and until the last one. */
export const stateNotices = (
  states: readonly Entered[],
  trips: readonly Listed[],
  today: CalendarDate,
  last: CalendarDate,
) =>
  states.flatMap((state) =>
    daysToSay(state)
      .filter(({ from, to }) => to >= today && from <= last)
      .map((days) => {
        const said = languageCodes.map((code) => [
          code,
          dayStatement(state, titlesOf(state.trips, trips, code), days.from, code),
        ]);
        return {
          ...state,
          ...days,
          said: Object.fromEntries(said) as Record<LanguageCode, string>,
        };
      }),
  );
