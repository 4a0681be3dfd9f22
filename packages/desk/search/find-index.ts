import { cachedByAll } from "@brisa/typed-content/helpers";
import {
  type Content,
  type Entry,
  walk,
  type SchemaNode,
  type Address,
} from "@brisa/typed-content";
import { collapseWhitespace, textRows, truncate } from "@brisa/typed-content/texts";
import { defaultLanguage, languageCodes, type LanguageCode } from "@brisa/typed-content/languages";
import type { Kind } from "@brisa/typed-content/fields";
import { writtenAs } from "../values/kinds";
import { textWithFacts } from "../told/fact-labels";
import type { Words } from "../words";
import { fieldPlace } from "../told/field-place";
import { valueText } from "../told/value-text";
import { plain, wordsOf } from "../core/plain";

/** As displayed (`text`), and normalised for the search. */
export type SearchText = Address & {
  /** Undefined for values without a language. */
  language?: LanguageCode;
  text: string;
  plain: string;
  /** Other ways to write the value. */
  also?: string;
};

export type SearchField = Address & {
  title: string;
  value: () => string | undefined;
  place: () => string[];
  names: string[];
  around: () => string[];
};

type FindIndex = {
  texts: { place: () => string[]; lines: SearchText[] }[];
  fields: SearchField[];
};

/** Computed on the first call: most labels are never needed. */
const lazy = <Answer>(ask: () => Answer) => {
  let known: { answer: Answer } | undefined;
  return () => (known ??= { answer: ask() }).answer;
};

/** Values and proper names, which have a single line, come first; a text has a line in each language that has it. */
const newIndex = (content: Content, words: Words): FindIndex => {
  const lineOf = (at: Address & { language: LanguageCode }, text: string) =>
    searchText(at, withoutMarkup(textWithFacts(text, content, at.language)));
  const fields = content.entries.flatMap((entry) => fieldsOf(content, entry, words));
  const values = fields.flatMap(({ node, value, field, isNamed }) => {
    const { file, path, place } = field;
    if (node.kind === "text" && typeof value === "string")
      return [{ place, lines: [lineOf({ file, path, language: defaultLanguage() }, value)] }];
    const { alsoTyped } = writtenAs(node.kind);
    const isValue = typeof value === "string" || typeof value === "number";
    if (!isNamed || !alsoTyped || !isValue) return [];
    const text = shownText(node, value, content, words);
    if (text === undefined) return [];
    const also = plain(alsoTyped(value, words.money));
    return [{ place, lines: [searchText({ file, path }, text, also)] }];
  });
  const texts = textRows(content).map(({ cells }) => {
    const { file, path } = cells[defaultLanguage()];
    return {
      place: lazy(() => fieldPlace(content, { file, path: path.slice(0, -1) }, words).labels),
      lines: languageCodes().flatMap((language) => {
        const { text, ...at } = cells[language];
        return text === undefined ? [] : [lineOf({ ...at, language }, text)];
      }),
    };
  });
  const named = fields.filter(({ isNamed }) => isNamed);
  return { texts: [...values, ...texts], fields: named.map(({ field }) => field) };
};

export const findIndex = cachedByAll(newIndex);

/** As displayed, on one line. */
const withoutMarkup = (text: string) =>
  collapseWhitespace(text.replaceAll("*", "").normalize("NFC"));

const searchText = (
  at: Address & { language?: LanguageCode },
  text: string,
  also?: string,
): SearchText => ({
  ...at,
  text,
  plain: plain(text),
  also,
});

/** Visitors of the desk do not look for these kinds, or they are part of another field. */
const unnamed: (Kind | undefined)[] = ["id", "order", "reference", "picture-file", undefined];

/** Too common to identify a field. */
const SMALL = /^(.{1,2}|con|del|las|los|para|por|que|una?)$/;

const namesIn = (...texts: string[]) => [
  ...new Set(texts.flatMap(wordsOf).filter((word) => !SMALL.test(word))),
];

type Field = {
  node: SchemaNode;
  value: unknown;
  field: SearchField;
  /** Whether it is found by its name. */
  isNamed: boolean;
};

const fieldsOf = (content: Content, { file, node: root, data }: Entry, words: Words) =>
  walk(root, data).map(({ node, value, path }): Field => {
    const isItem = typeof path.at(-1) === "number";
    const isNamed = path.length > 0 && !isItem && !unnamed.includes(node.kind);
    const place = lazy(() => fieldPlace(content, { file, path }, words).labels);
    const title = node.title ?? "";
    const names = namesIn(title);
    const around = lazy(() => namesIn(...place().slice(0, -1)));
    const field = {
      file,
      path,
      title,
      value: () => preview(node, value, content, words),
      place,
      names,
      around,
    };
    return { node, value, field, isNamed };
  });

/** Formats have spaces that people do not type. */
const shownText = (node: SchemaNode, value: unknown, content: Content, words: Words) => {
  const text = valueText(node, value, content, words)?.text;
  return text?.replace(/\s/g, " ");
};

const preview = (node: SchemaNode, value: unknown, content: Content, words: Words) => {
  if (node.kind === "localized")
    return truncate(withoutMarkup(shownText(node, value, content, words) ?? ""));
  return writtenAs(node.kind).alsoTyped || node.kind === "text"
    ? shownText(node, value, content, words)
    : undefined;
};
