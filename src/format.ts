import { languages, type LanguageCode } from "./languages";

/** An amount of money in the parts that the design sets differently: "320" and ",00 €". */
export const moneyParts = (amount: number, currency: string, language: LanguageCode) =>
  new Intl.NumberFormat(languages[language].tag, { style: "currency", currency }).formatToParts(
    amount,
  );

/** "320,00 €" */
export const money = (amount: number, currency: string, language: LanguageCode) =>
  moneyParts(amount, currency, language)
    .map(({ value }) => value)
    .join("");

/** "3,5 h" or, in full, "3,5 horas"; never broken between number and unit. "3 h 20 min" */
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

/** "noviembre de 2026" from "2026-11". */
export const monthAndYear = (month: string, language: LanguageCode) =>
  new Intl.DateTimeFormat(languages[language].tag, {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  }).format(new Date(`${month}-01T00:00:00Z`));

/** "14 de septiembre de 2025" from an ISO timestamp. */
export const day = (timestamp: string, language: LanguageCode) =>
  new Intl.DateTimeFormat(languages[language].tag, { dateStyle: "long" }).format(
    new Date(timestamp),
  );

/** "39° 33′": degrees and minutes of a latitude or longitude, without its direction. */
export const degreesAndMinutes = (degrees: number) => {
  const minutes = Math.round(degrees * 60);
  return `${Math.floor(minutes / 60)}° ${String(minutes % 60).padStart(2, "0")}′`;
};
