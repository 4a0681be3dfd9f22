/* A browser may lack a language, and would write "€320.00": what a page shows before its visitor has done anything
   comes formatted from GraphQL (`inWords` of the model). What the desk says, too, takes a tag of BCP 47 in place of a
   language of the site, since the owner's need not be one. */

import type { CalendarDate } from "./calendar/calendar-date";
import { languages, type LanguageCode } from "./languages";

/** "320,00 €". */
export const money = (amount: number, currency: string, language: LanguageCode) =>
  new Intl.NumberFormat(languages[language].tag, { style: "currency", currency }).format(amount);

/** With cents only if there are any: "320 €", "320,50 €". */
export const shortMoney = (amount: number, currency: string, tag: string) =>
  amount.toLocaleString(tag, {
    style: "currency",
    currency,
    trailingZeroDisplay: "stripIfInteger",
  });

/** "1250,5", "12.500,5". */
export const number = (value: number, tag: string) => new Intl.NumberFormat(tag).format(value);

/** With non-breaking spaces: "3,5 h", "3 h 20 min" or, in the long form, "3,5 horas". */
export const hours = (count: number, tag: string, unitDisplay: "short" | "long") => {
  const part = (value: number, unit: "hour" | "minute") =>
    new Intl.NumberFormat(tag, { style: "unit", unit, unitDisplay })
      .format(value)
      .replace(" ", "\u00A0");
  const minutes = Math.round(count * 60);
  if (minutes % 30 === 0 && minutes > 30) return part(count, "hour");
  const whole = Math.floor(minutes / 60);
  return [whole > 0 && part(whole, "hour"), part(minutes % 60, "minute")].filter(Boolean).join(" ");
};

/** With a non-breaking space: "7,5 m". */
export const metres = (length: number, language: LanguageCode) =>
  new Intl.NumberFormat(languages[language].tag, { style: "unit", unit: "meter" })
    .format(length)
    .replace(" ", "\u00A0");

/** From an ISO timestamp: "14 de septiembre de 2025". */
export const day = (timestamp: string, language: LanguageCode) =>
  new Intl.DateTimeFormat(languages[language].tag, { dateStyle: "long" }).format(
    new Date(timestamp),
  );

const dayFormats: Record<string, Intl.DateTimeFormat> = {};

/** For moments of UTC. A format takes a tenth of a millisecond to create, and a page may show a thousand dates. */
export const dayFormat = (tag: string, options: Intl.DateTimeFormatOptions) =>
  (dayFormats[tag + JSON.stringify(options)] ??= new Intl.DateTimeFormat(tag, {
    ...options,
    timeZone: "UTC",
  }));

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

/** By tag, as with dates. */
const languageNames: Record<string, Intl.DisplayNames> = {};

/** "alemán". */
export const languageName = (code: string, tag: string) =>
  (languageNames[tag] ??= new Intl.DisplayNames(tag, { type: "language" })).of(code) ?? code;
