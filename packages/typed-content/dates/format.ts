/* In a language of the site, or in the owner's, which need not be one: `tag` is one of BCP 47. */

import { months, type Month } from "./months";

/* A format takes a tenth of a millisecond to create, and a page may show a thousand numbers and dates. */
const numberFormats: Record<string, Intl.NumberFormat> = {};
const dayFormats: Record<string, Intl.DateTimeFormat> = {};
const languageNames: Record<string, Intl.DisplayNames> = {};

export const numberFormat = (tag: string, options?: Intl.NumberFormatOptions) =>
  (numberFormats[tag + JSON.stringify(options)] ??= new Intl.NumberFormat(tag, options));

/** For moments of UTC. */
export const dayFormat = (tag: string, options: Intl.DateTimeFormatOptions) =>
  (dayFormats[tag + JSON.stringify(options)] ??= new Intl.DateTimeFormat(tag, {
    ...options,
    timeZone: "UTC",
  }));

/** With cents only if there are any: "320 €", "320,50 €". */
export const shortMoney = (amount: number, currency: string, tag: string) =>
  numberFormat(tag, {
    style: "currency",
    currency,
    trailingZeroDisplay: "stripIfInteger",
  }).format(amount);

/** "1250,5", "12.500,5". */
export const number = (value: number, tag: string) => numberFormat(tag).format(value);

/** With non-breaking spaces: "3,5 h", "3 h 20 min" or, in the long form, "3,5 horas". */
export const hours = (count: number, tag: string, unitDisplay: "short" | "long") => {
  const part = (value: number, unit: "hour" | "minute") =>
    numberFormat(tag, { style: "unit", unit, unitDisplay }).format(value).replace(" ", "\u00A0");
  const minutes = Math.round(count * 60);
  if (minutes % 30 === 0 && minutes > 30) return part(count, "hour");
  const whole = Math.floor(minutes / 60);
  return [whole > 0 && part(whole, "hour"), part(minutes % 60, "minute")].filter(Boolean).join(" ");
};

/** As within a sentence: "abril", "April". */
export const monthName = (month: Month, tag: string) =>
  dayFormat(tag, { month: "long" }).format(Date.UTC(2000, months.indexOf(month)));

/** "alemán". */
export const languageName = (code: string, tag: string) =>
  (languageNames[tag] ??= new Intl.DisplayNames(tag, { type: "language" })).of(code) ?? code;
