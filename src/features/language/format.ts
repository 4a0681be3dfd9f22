import { languages, type LanguageCode } from "../../languages";

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

/** "3,5 h" or, in full, "3,5 horas"; never broken between the two. */
export const hours = (count: number, language: LanguageCode, unitDisplay: "short" | "long") =>
  new Intl.NumberFormat(languages[language].tag, {
    style: "unit",
    unit: "hour",
    unitDisplay,
  })
    .format(count)
    .replace(" ", "\u00A0");

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
