import { languages, type LanguageCode } from "../languages";
import type { Collection } from "./collection";
import { monthName, months, type Month } from "./fields/months";
import { jsonSchema, type SchemaNode } from "./schema";

/**
 * Facts that texts may name as `{{company.phone}}`, so that each stands in one file only: every
 * name and number of company.json, terms.json and prices.json, the lowest price, and the number of
 * trips. Of the prices only those that the site shows.
 */
export type Facts = Record<"company" | "terms" | "prices", unknown>;

export const factFiles = ["company", "terms", "prices"] as const satisfies (keyof Facts)[];

/** Derived facts: no file states them. */
export const LOWEST_PRICE = "prices.from";
export const TRIP_COUNT = "trips.count";

/** Facts that files write as months in English. */
const MONTHS = ["terms.season.from", "terms.season.to"];

const PLACEHOLDER = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** Names of the placeholders in a text, in order. */
export const placeholdersIn = (text: string) =>
  Array.from(text.matchAll(PLACEHOLDER), ([, name]) => name);

/**
 * The text with its placeholders filled in; an unknown one stays as it is. The number of trips, a
 * word, is capitalized at the start of a sentence.
 */
export const fillPlaceholders = (text: string, values: Record<string, string>) =>
  text.replace(PLACEHOLDER, (whole, name: string, offset: number) => {
    if (!Object.hasOwn(values, name)) return whole;
    const starts = name === TRIP_COUNT && SENTENCE_START.test(text.slice(0, offset));
    return starts ? capitalized(values[name]) : values[name];
  });

/**
 * What may precede the first word of a sentence: nothing, a paragraph or list item of Markdown, or
 * the end of another sentence; then only opening signs such as `¿`, `«` or `*`.
 */
const SENTENCE_START = /(?:^|\n\s*[\n#>*-]|[.!?…][»”"’)\]*_]*\s+)[^\p{L}\p{N}]*$/u;

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * Every placeholder that texts may use.
 * @param facts as far as they can be read: what may be left out, and is, has no placeholder
 */
export const factNames = (collections: Collection[], facts: Partial<Facts> = {}) => {
  const names = factFiles.flatMap((name) => {
    const collection = collections.find(({ path }) => path === `${name}.json`);
    return collection ? namesIn(jsonSchema(collection), facts[name], name) : [];
  });
  return [...names, LOWEST_PRICE, TRIP_COUNT];
};

const namesIn = (node: SchemaNode, data: unknown, name: string): string[] => {
  const { type, properties = {}, required = [] } = node;
  if (type === "array" || type === "boolean") return [];
  if (type !== "object") return [name];
  const values = typeof data === "object" && data !== null ? new Map(Object.entries(data)) : null;
  return Object.entries(properties)
    .filter(([key]) => required.includes(key) || (values?.has(key) ?? true))
    .flatMap(([key, child]) => namesIn(child, values?.get(key), `${name}.${key}`));
};

/** Every placeholder's value, written as the language writes numbers and money. */
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

const derivedFacts = (prices: unknown, language: LanguageCode): Record<string, string> => {
  const { packages, currency } = (prices ?? {}) as {
    packages?: { amount: number }[];
    currency?: string;
  };
  if (!Array.isArray(packages) || !currency) return {};
  const { tag } = languages[language];
  const money = new Intl.NumberFormat(tag, {
    style: "currency",
    currency,
    // "240 €": no cents where there are none.
    trailingZeroDisplay: "stripIfInteger",
  } as Intl.NumberFormatOptions);
  const count = packages.length;
  const lowest = Math.min(...packages.map(({ amount }) => amount));
  return {
    [LOWEST_PRICE]: count > 0 ? money.format(lowest) : "—",
    [TRIP_COUNT]: countingWords[language]?.[count] ?? new Intl.NumberFormat(tag).format(count),
  };
};

/** Zero to twelve as each language counts trips; higher numbers are written in digits. */
const countingWords: Partial<Record<LanguageCode, string[]>> = {
  es: "cero una dos tres cuatro cinco seis siete ocho nueve diez once doce".split(" "),
  en: "no one two three four five six seven eight nine ten eleven twelve".split(" "),
  de: "null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf".split(" "),
};
