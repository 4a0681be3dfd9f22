/*
 * Formats in a language. A browser may lack it, and would write "€320.00": what a page shows before its visitor has
 * done anything comes formatted from GraphQL (`inWords` of the model).
 */

import type { CalendarDate } from "./calendar/calendar-date";
import { languages, type LanguageCode } from "./languages";

/** Formats an amount of money: "320,00 €". */
export const money = (amount: number, currency: string, language: LanguageCode) =>
  new Intl.NumberFormat(languages[language].tag, { style: "currency", currency }).format(amount);

/**
 * Formats an amount of money for a sentence, with cents only if there are any: "320 €", "320,50 €".
 * @param tag the language, as a BCP 47 tag
 */
export const shortMoney = (amount: number, currency: string, tag: string) =>
  amount.toLocaleString(tag, {
    style: "currency",
    currency,
    trailingZeroDisplay: "stripIfInteger",
  });

/** Formats a duration with non-breaking spaces: "3,5 h", "3 h 20 min" or, in the long form, "3,5 horas". */
export const hours = (count: number, language: LanguageCode, unitDisplay: "short" | "long") => {
  const part = (value: number, unit: "hour" | "minute") =>
    new Intl.NumberFormat(languages[language].tag, { style: "unit", unit, unitDisplay })
      .format(value)
      .replace(" ", "\u00A0");
  const minutes = Math.round(count * 60);
  if (minutes % 30 === 0 && minutes > 30) return part(count, "hour");
  const whole = Math.floor(minutes / 60);
  return [whole > 0 && part(whole, "hour"), part(minutes % 60, "minute")].filter(Boolean).join(" ");
};

/** Formats a length in metres with a non-breaking space: "7,5 m". */
export const metres = (length: number, language: LanguageCode) =>
  new Intl.NumberFormat(languages[language].tag, { style: "unit", unit: "meter" })
    .format(length)
    .replace(" ", "\u00A0");

/** Formats an ISO timestamp as "14 de septiembre de 2025". */
export const day = (timestamp: string, language: LanguageCode) =>
  new Intl.DateTimeFormat(languages[language].tag, { dateStyle: "long" }).format(
    new Date(timestamp),
  );

const dayFormats: Record<string, Intl.DateTimeFormat> = {};

/**
 * Returns a format for days, which are moments of UTC. Creating one takes a tenth of a millisecond, and a page may show a
 * thousand dates.
 * @param tag the language, as a BCP 47 tag
 */
export const dayFormat = (tag: string, options: Intl.DateTimeFormatOptions) =>
  (dayFormats[tag + JSON.stringify(options)] ??= new Intl.DateTimeFormat(tag, {
    ...options,
    timeZone: "UTC",
  }));

const inWords =
  (options: Intl.DateTimeFormatOptions) => (date: CalendarDate, language: LanguageCode) =>
    dayFormat(languages[language].tag, options).format(new Date(date));

/** Formats "2026-11" as "noviembre de 2026". */
export const monthAndYear = inWords({ month: "long", year: "numeric" });

/** Formats a day, YYYY-MM-DD, as "14 de septiembre de 2025". */
export const longDate = inWords({ dateStyle: "long" });

/** Formats a day, YYYY-MM-DD, without its year: "14 de septiembre". */
export const dayAndMonth = inWords({ day: "numeric", month: "long" });

/** Formats a day, YYYY-MM-DD, with a short month and without its year: "18 sept". */
export const shortDay = inWords({ day: "numeric", month: "short" });

/** Returns the day of the week of a day, YYYY-MM-DD: "sábado" or, in the short form, "sáb". */
export const weekday = (
  date: CalendarDate,
  language: LanguageCode,
  length: "long" | "short" = "long",
) => inWords({ weekday: length })(date, language);

/**
 * Formats the first and the last of a range of days: "1 de julio" and "31 de agosto de 2027". Unlike
 * `formatRange`, it puts nothing between them, where engines differ in their spaces.
 */
export const rangeEnds = (from: CalendarDate, to: CalendarDate, language: LanguageCode) => {
  const isSameYear = from.slice(0, 4) === to.slice(0, 4);
  return {
    from: isSameYear ? dayAndMonth(from, language) : longDate(from, language),
    to: longDate(to, language),
  };
};

/** One for each language, as with dates. */
const languageNames: Partial<Record<LanguageCode, Intl.DisplayNames>> = {};

/** Returns the name of a language in another one: "alemán". */
export const languageName = (code: string, language: LanguageCode) =>
  (languageNames[language] ??= new Intl.DisplayNames(languages[language].tag, {
    type: "language",
  })).of(code) ?? code;
