import type { CalendarDate } from "../../base/calendar/calendar-date";
import { dayAndMonth, weekday } from "../../base/format";
import type { LanguageCode } from "../../base/languages";

export type Sentence = Record<LanguageCode, string>;

export type Reason = "wind" | "sea" | "storm";

/** Sentences with this beginning say that nobody sails on a day. */
export const noTripsOpening = { today: "Hoy no salimos", tomorrow: "Mañana no salimos" };

/** As said on the day itself and on the day before. */
export const noTrips: Record<Reason, { today: Sentence; tomorrow: Sentence }> = {
  wind: {
    today: {
      es: "Hoy no salimos: hay demasiado viento.",
      en: "No trips today: it’s too windy.",
      de: "Heute fahren wir nicht: Der Wind ist zu stark.",
    },
    tomorrow: {
      es: "Mañana no salimos: habrá demasiado viento.",
      en: "No trips tomorrow: it’ll be too windy.",
      de: "Morgen fahren wir nicht: Der Wind wird zu stark.",
    },
  },
  sea: {
    today: {
      es: "Hoy no salimos: hay mala mar.",
      en: "No trips today: the sea is too rough.",
      de: "Heute fahren wir nicht: Der Seegang ist zu hoch.",
    },
    tomorrow: {
      es: "Mañana no salimos: habrá mala mar.",
      en: "No trips tomorrow: the sea will be too rough.",
      de: "Morgen fahren wir nicht: Der Seegang wird zu hoch.",
    },
  },
  storm: {
    today: {
      es: "Hoy no salimos: se esperan tormentas.",
      en: "No trips today: thunderstorms are forecast.",
      de: "Heute fahren wir nicht: Es sind Gewitter vorhergesagt.",
    },
    tomorrow: {
      es: "Mañana no salimos: se esperan tormentas.",
      en: "No trips tomorrow: thunderstorms are forecast.",
      de: "Morgen fahren wir nicht: Es sind Gewitter vorhergesagt.",
    },
  },
};

const fullToday: Sentence = {
  es: "Hoy estamos completos. Mirad otro día.",
  en: "We’re fully booked today. Try another day.",
  de: "Heute sind wir ausgebucht. Wählen Sie einen anderen Tag.",
};

/** The sentence is right until that day is over. */
export const fullOn = (date: CalendarDate, today: CalendarDate): Sentence => {
  if (date === today) return fullToday;
  const day = (code: LanguageCode) => `${weekday(date, code)}, ${dayAndMonth(date, code)}`;
  return {
    es: `El ${day("es").replace(",", "")} estamos completos. Mirad otro día.`,
    en: `We’re fully booked on ${day("en").replace(",", "")}. Try another day.`,
    de: `Am ${day("de")}, sind wir ausgebucht. Wählen Sie einen anderen Tag.`,
  };
};

export const readySentences: Sentence[] = [
  {
    es: "Ya volvemos a salir. ¡Nos vemos a bordo!",
    en: "We’re back on the water. See you on board!",
    de: "Wir fahren wieder. Bis bald an Bord!",
  },
];
