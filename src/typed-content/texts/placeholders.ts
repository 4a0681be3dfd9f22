import type { Collection } from "../collection";
import { jsonSchema, type SchemaNode } from "../schema";

/**
 * The data of the files whose facts texts may contain as placeholders, such as `{{company.phone}}`: all texts
 * and numbers of company.json, terms.json and prices.json. The lowest price and the number of trips are
 * calculated from the trips that are sold.
 */
export type Facts = Record<"company" | "terms" | "prices", unknown>;

export const factFiles = ["company", "terms", "prices"] as const satisfies (keyof Facts)[];

/** Facts that are calculated and not stored. */
export const LOWEST_PRICE = "prices.from";
export const TRIP_COUNT = "trips.count";

const PLACEHOLDER = /\{\{([^{}]*)\}\}/g;

/** Returns the names of the placeholders in a text, in order. */
export const placeholdersIn = (text: string) =>
  Array.from(text.matchAll(PLACEHOLDER), ([, name = ""]) => name.trim());

/**
 * Fills in the placeholders of a text, except unknown ones. Capitalizes the number of trips, which is a word,
 * at the start of a sentence.
 */
export const fillPlaceholders = (text: string, values: Record<string, string>) =>
  text.replace(PLACEHOLDER, (whole, inside: string, offset: number) => {
    const name = inside.trim();
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) return whole;
    const starts =
      name === TRIP_COUNT && SENTENCE_START.test(text.slice(0, offset).slice(-LOOK_BACK));
    return starts ? capitalized(value) : value;
  });

/**
 * Matches what may precede the first word of a sentence: nothing, the start of a paragraph or list item in
 * Markdown, or the end of another sentence; then only opening characters such as `¿`, `«` or `*`.
 */
const SENTENCE_START = /(?:^|\n\s*[\n#>*-]|[.!?…][»”"’)\]*_]*\s+)[^\p{L}\p{N}]*$/u;

/** Characters before a placeholder that are searched. Without a limit, a long text could take minutes. */
const LOOK_BACK = 50;

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * Returns the names of all placeholders that texts may use.
 * @param facts the facts that could be read; missing optional facts have no placeholder
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
