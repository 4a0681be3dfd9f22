/* A browser may lack a language, and would write "€320.00": what a page shows before its visitor has done anything
   comes formatted from GraphQL (`inWords` of the model). */

import {
  type CalendarDate,
  type Month,
  dayFormat,
  monthName as monthNameIn,
  numberFormat,
} from "@brisa/typed-content/dates";
import { languages, type LanguageCode } from "./languages";

/* Here pages find all formats: with two modules their scripts are longer. */
export { hours } from "@brisa/typed-content/dates";

/** "320,00 €". */
export const money = (amount: number, currency: string, language: LanguageCode) =>
  numberFormat(languages[language].tag, { style: "currency", currency }).format(amount);

/** With a non-breaking space: "7,5 m". */
export const metres = (length: number, language: LanguageCode) =>
  numberFormat(languages[language].tag, { style: "unit", unit: "meter" })
    .format(length)
    .replace(" ", "\u00A0");

/** From an ISO timestamp: "14 de septiembre de 2025". */
export const day = (timestamp: string, language: LanguageCode) =>
  new Intl.DateTimeFormat(languages[language].tag, { dateStyle: "long" }).format(
    new Date(timestamp),
  );

const inWords =
  (options: Intl.DateTimeFormatOptions) => (date: CalendarDate, language: LanguageCode) =>
    dayFormat(languages[language].tag, options).format(new Date(date));

/** "noviembre de 2026" for "2026-11". */
export const monthAndYear = inWords({ month: "long", year: "numeric" });

/** "14 de septiembre de 2025". */
export const longDate = inWords({ dateStyle: "long" });

/** "14 de septiembre". */
export const dayAndMonth = inWords({ day: "numeric", month: "long" });

/** "18 sept". */
export const shortDay = inWords({ day: "numeric", month: "short" });

/** As within a sentence: "abril", "April". */
export const monthName = (month: Month, language: LanguageCode) =>
  monthNameIn(month, languages[language].tag);

/** "sábado" or, in the short form, "sáb". */
export const weekday = (
  date: CalendarDate,
  language: LanguageCode,
  length: "long" | "short" = "long",
) => inWords({ weekday: length })(date, language);

/** "1 de julio" and "31 de agosto de 2027". `formatRange` would put spaces between them that differ by engine. */
export const rangeEnds = (from: CalendarDate, to: CalendarDate, language: LanguageCode) => {
  const isSameYear = from.slice(0, 4) === to.slice(0, 4);
  return {
    from: isSameYear ? dayAndMonth(from, language) : longDate(from, language),
    to: longDate(to, language),
  };
};
