import type { CalendarDate } from "../dates/calendar-date";
import { months, type Month } from "../dates/months";
import { monthName, number } from "../dates/format";
import { languages, type LanguageCode } from "../languages";
import type { Content, Entry } from "../content";
import { type Collection, jsonSchema, walk, type SchemaNode } from "../schema";
import { fillPlaceholders, withoutLeftOut } from "./placeholders";

/** Parts of the content may be missing. */
type Facts = Pick<Content, "model" | "entries" | "whole">;

/** `house` for `house.json`. */
export const factPrefix = ({ path }: Collection) => path.replace(/\.json$/, "");

const dataOf = ({ entries }: Pick<Content, "entries">, { path }: Collection) =>
  entries.find(({ file }) => file === path)?.data;

/** Optional facts that are missing are not among them. */
export const factNames = (content: Facts) => {
  const { files, calculated } = content.model.facts;
  return [
    ...files.flatMap((file) => namesIn(jsonSchema(file), dataOf(content, file), factPrefix(file))),
    ...Object.keys(calculated),
  ];
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

/** Optional facts that the content leaves out. */
export const leftOutFacts = (content: Facts) => {
  const there = new Set(factNames(content));
  const all = content.model.facts.files.flatMap((file) =>
    namesIn(jsonSchema(file), undefined, factPrefix(file)),
  );
  return new Set(all.filter((name) => !there.has(name)));
};

const isMonth = (value: unknown): value is Month => months.some((month) => month === value);

/** Numbers and months are in the language; undefined for what is neither text nor number. */
const storedValue = ({ enum: choices }: SchemaNode, value: unknown, language: LanguageCode) => {
  if (typeof value === "number") return number(value, languages()[language].tag);
  if (typeof value !== "string") return undefined;
  return isMonth(value) && choices?.every(isMonth)
    ? monthName(value, languages()[language].tag)
    : value;
};

const storedFacts = (content: Facts, language: LanguageCode) => {
  const values: Record<string, string> = {};
  for (const file of content.model.facts.files) {
    for (const { node, value: data, path } of walk(jsonSchema(file), dataOf(content, file))) {
      const value = storedValue(node, data, language);
      const isInList = path.some((step) => typeof step === "number");
      if (value !== undefined && !isInList) values[[factPrefix(file), ...path].join(".")] = value;
    }
  }
  return values;
};

/** Of the whole content, where values have been left out of it. */
const calculatedFacts = (content: Facts, language: LanguageCode, today: CalendarDate) =>
  content.model.facts.calculate(content.whole ?? content, language, today);

/** Leaves of a text what holds for the content. */
export const partsFor = (content: Facts): ((text: string) => string) =>
  content.model.facts.partsFor?.(content) ?? ((text) => text);

/** @param today the day at the place of the site */
export const factValues = (content: Facts, language: LanguageCode, today: CalendarDate) => ({
  ...storedFacts(content, language),
  ...calculatedFacts(content, language, today),
});

/** Calculated facts may be words, and begin a sentence with a capital. `today`: the day at the place of the site. */
export const factFiller = (content: Facts, language: LanguageCode, today: CalendarDate) => {
  const calculated = calculatedFacts(content, language, today);
  const all = { ...storedFacts(content, language), ...calculated };
  const leftOut = leftOutFacts(content.whole ?? content);
  const parts = partsFor(content.whole ?? content);
  return (text: string) =>
    fillPlaceholders(
      withoutLeftOut(parts(text), (name) => leftOut.has(name)),
      all,
      // Not the name of a host.
      (name) => Object.hasOwn(calculated, name) && !/\w\.[a-z]/.test(calculated[name] ?? ""),
    );
};

/** As a query engine has them. */
export const storedEntries = async (
  collections: readonly Collection[],
  entriesOf: (type: string) => Promise<Record<string, unknown>[]>,
): Promise<Entry[]> => {
  const lists = await Promise.all(
    collections.map(async (collection) =>
      (await entriesOf(collection.type)).map((data) => ({
        file: collection.path.replace("*", String(data.id)),
        collection,
        node: jsonSchema(collection),
        data,
      })),
    ),
  );
  return lists.flat();
};
