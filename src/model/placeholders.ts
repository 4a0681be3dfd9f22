import { languages, type LanguageCode } from "../languages";
import type { Collection } from "./collection";
import { monthName, months, type Month } from "./fields/months";
import { jsonSchema, type SchemaNode } from "./schema";

/**
 * Facts that texts may name as `{{company.phone}}`, so that each stands in one file only: every
 * name and number of company.json, terms.json and prices.json, and the lowest price.
 */
export type Facts = Record<"company" | "terms" | "prices", unknown>;

export const factFiles = ["company", "terms", "prices"] as const satisfies (keyof Facts)[];

/** The one that is written in no file. */
const LOWEST_PRICE = "prices.from";

/** Those that files write as months in English. */
const MONTHS = ["terms.season.from", "terms.season.to"];

const PLACEHOLDER = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** Names of the placeholders in a text, in order. */
export const placeholdersIn = (text: string) =>
  Array.from(text.matchAll(PLACEHOLDER), ([, name]) => name);

/** The text with its placeholders filled in; an unknown one stays as it is. */
export const fillPlaceholders = (text: string, values: Record<string, string>) =>
  text.replace(PLACEHOLDER, (whole, name: string) =>
    Object.hasOwn(values, name) ? values[name] : whole,
  );

/**
 * Every placeholder that texts may use.
 * @param facts as far as they can be read: what may be left out, and is, has no placeholder
 */
export const factNames = (collections: Collection[], facts: Partial<Facts> = {}) => {
  const names = factFiles.flatMap((name) => {
    const collection = collections.find(({ path }) => path === `${name}.json`);
    return collection ? namesIn(jsonSchema(collection), facts[name], name) : [];
  });
  return [...names, LOWEST_PRICE];
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
  const from = lowestPrice(facts.prices, tag);
  if (from) values[LOWEST_PRICE] = from;
  return values;
};

/** "240 €": the lowest package, without cents where there are none. */
const lowestPrice = (prices: unknown, tag: string) => {
  const { packages, currency } = (prices ?? {}) as {
    packages?: { amount: number }[];
    currency?: string;
  };
  if (!Array.isArray(packages) || packages.length === 0 || !currency) return undefined;
  return new Intl.NumberFormat(tag, {
    style: "currency",
    currency,
    trailingZeroDisplay: "stripIfInteger",
  } as Intl.NumberFormatOptions).format(Math.min(...packages.map(({ amount }) => amount)));
};
