import { languages, type LanguageCode } from "../base/languages";
import { monthName, months, type Month } from "../base/calendar/months";
import { isVaried, spanOf, type PriceSpan } from "./prices";
import {
  factFiles,
  fillPlaceholders,
  LOWEST_PRICE,
  TRIP_COUNT,
  type Facts,
} from "../typed-content/texts/placeholders";

/** Facts that are months. They are stored in English. */
const MONTHS = ["terms.season.from", "terms.season.to"];

/** Returns the value of every placeholder, with numbers and money in the language's format. */
export const placeholderValues = (facts: Facts, language: LanguageCode): Record<string, string> => {
  const { tag } = languages[language];
  const number = new Intl.NumberFormat(tag);
  const values: Record<string, string> = {};
  const collect = (value: unknown, name: string) => {
    if (typeof value === "string") {
      const isMonth = MONTHS.includes(name) && months.includes(value as Month);
      values[name] = isMonth ? monthName(value as Month, language) : value;
    }
    if (typeof value === "number") values[name] = number.format(value);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      for (const [key, child] of Object.entries(value)) collect(child, `${name}.${key}`);
    }
  };
  for (const file of factFiles) collect(facts[file], file);
  return { ...values, ...derivedFacts(facts.prices, language) };
};

/**
 * Returns the function that fills in the placeholders of texts. Where all trips cost the same on all days, the word
 * "from" before the lowest price goes.
 */
export const textFiller = (facts: Facts, language: LanguageCode) => {
  const values = placeholderValues(facts, language);
  const span = spanIn(facts.prices);
  const isOnlyPrice = span !== undefined && !isVaried(span);
  return (text: string) =>
    fillPlaceholders(isOnlyPrice ? withoutFrom(text, language) : text, values);
};

/** The word before a lowest price. */
const fromWords: Partial<Record<LanguageCode, string>> = { es: "desde", en: "from", de: "ab" };

const withoutFrom = (text: string, language: LanguageCode) => {
  const placeholder = `\\{\\{\\s*${LOWEST_PRICE.replace(".", "\\.")}\\s*\\}\\}`;
  const word = fromWords[language];
  return word === undefined
    ? text
    : text.replace(new RegExp(`(?<!\\p{L})${word}\\s+(?=${placeholder})`, "giu"), "");
};

type PriceFacts = { packages?: { amount: number; highest?: number }[]; currency?: string };

const spanIn = (prices: unknown): PriceSpan | undefined => {
  const { packages } = (prices ?? {}) as PriceFacts;
  if (!Array.isArray(packages)) return undefined;
  return spanOf(packages.map(({ amount, highest = amount }) => ({ lowest: amount, highest })));
};

const derivedFacts = (prices: unknown, language: LanguageCode): Record<string, string> => {
  const { packages, currency } = (prices ?? {}) as PriceFacts;
  // The content may have errors.
  if (!Array.isArray(packages) || !/^[A-Z]{3}$/.test(String(currency))) return {};
  const { tag } = languages[language];
  const money = new Intl.NumberFormat(tag, {
    style: "currency",
    currency,
    // "240 €": omits the cents if they are zero.
    trailingZeroDisplay: "stripIfInteger",
  } as Intl.NumberFormatOptions);
  const count = packages.length;
  const span = spanIn(prices);
  return {
    [LOWEST_PRICE]: span ? money.format(span.lowest) : "—",
    [TRIP_COUNT]: countingWords[language]?.[count] ?? new Intl.NumberFormat(tag).format(count),
  };
};

/** Number words for zero to twelve trips; higher numbers are written in digits. */
const countingWords: Partial<Record<LanguageCode, string[]>> = {
  es: "cero una dos tres cuatro cinco seis siete ocho nueve diez once doce".split(" "),
  en: "no one two three four five six seven eight nine ten eleven twelve".split(" "),
  de: "null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf".split(" "),
};
