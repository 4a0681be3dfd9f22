import { isRecord, type Content, type Entry } from "../../content-files/content";
import { factsIn } from "../../content-files/facts";
import { collapseWhitespace, truncate } from "../../content-files/strings";
import { defaultLanguage, languages, type LanguageCode } from "../../languages";
import type { Kind } from "../../model/fields/kind";
import { walk, type Path, type SchemaNode } from "../../model/schema";
import { factLabels, toShownText, type FactLabels } from "../form/values/fact-labels";
import type { Words } from "../words";
import { once, textsOf } from "./all-texts";
import { fieldPlace } from "./field-place";
import { plain, wordsOf } from "./plain";
import { synonymsOf } from "./synonyms";

type At = { file: string; path: Path };

/** What is written somewhere, as it is read and as it is searched. */
export type Said = At & {
  /** Undefined for what is the same in every language. */
  language?: LanguageCode;
  text: string;
  plain: string;
  /** Other ways in which people write the same value. */
  also?: string;
};

/** A field by what people call it. */
export type Named = At & {
  title: string;
  value: () => string | undefined;
  place: () => string[];
  /** Words of its title. */
  names: string[];
  synonyms: string[];
  /** Returns the words of what it is in. */
  around: () => string[];
};

export type FindIndex = { said: { place: () => string[]; lines: Said[] }[]; named: Named[] };

const indexes = new WeakMap<Content, { words: Words; index: FindIndex }>();

/** Returns what can be found in the content; made once. */
export const findIndex = (content: Content, words: Words): FindIndex => {
  const known = indexes.get(content);
  if (known?.words === words) return known.index;
  const index = newIndex(content, words);
  indexes.set(content, { words, index });
  return index;
};

const newIndex = (content: Content, words: Words): FindIndex => {
  const labels = factLabels(factsIn(content));
  const texts = textsOf(content, words).map(({ place, lines }) => ({
    place,
    lines: lines.map(({ file, path, language, text }) =>
      said({ file, path, language }, readText(text, labels)),
    ),
  }));
  const fields = content.entries.flatMap((entry) => fieldsOf(content, entry, labels, words));
  const values = fields.flatMap(({ node, value, named }) => {
    const { file, path, place } = named;
    const text = namesValue(node) ? valueText(node, value) : undefined;
    if (text === undefined) return [];
    return [{ place, lines: [said({ file, path }, text, otherForms(node, value))] }];
  });
  return { said: [...values, ...texts], named: fields.map(({ named }) => named) };
};

/** A text as it is read: facts by their names, without marks for italics. */
const readText = (text: string, labels: FactLabels) =>
  collapseWhitespace(toShownText(text, labels).replaceAll("*", "").normalize("NFC"));

const said = (at: At & { language?: LanguageCode }, text: string, also?: string): Said => ({
  ...at,
  text,
  plain: plain(text),
  also,
});

/** Fields that hold no value that people know, or that are part of another field. */
const unnamed: (Kind | undefined)[] = ["id", "order", "reference", "picture-file", undefined];

/** Words of titles that name nothing. */
const SMALL = /^(.{1,2}|con|del|las|los|para|por|que|una?)$/;

const namesIn = (...texts: string[]) => [
  ...new Set(texts.flatMap(wordsOf).filter((word) => !SMALL.test(word))),
];

type Field = { node: SchemaNode; value: unknown; named: Named };

const fieldsOf = (
  content: Content,
  { file, node: root, data }: Entry,
  labels: FactLabels,
  words: Words,
) => {
  const fields: Field[] = [];
  walk(root, data, (node, value, path) => {
    const isItem = typeof path.at(-1) === "number";
    if (path.length === 0 || isItem || unnamed.includes(node.kind)) return;
    const place = once(
      () => fieldPlace(content, { file, path }, { data, isNew: false }, words).labels,
    );
    const title = node.title ?? "";
    const names = namesIn(title);
    const synonyms = namesIn(...synonymsOf(file, path, node.kind));
    const around = once(() => namesIn(...place().slice(0, -1)));
    const named = { file, path, title, value: () => preview(node, value, labels), place, names, synonyms, around };
    fields.push({ node, value, named });
  });
  return fields;
};

const values: (Kind | undefined)[] = [
  "number",
  "price",
  "time",
  "month",
  "email",
  "phone",
  "url",
  "origin",
  "choice",
];

/** Whether people look for a field by its value, and it is no text. */
const namesValue = ({ kind }: SchemaNode) => values.includes(kind);

const { tag } = languages[defaultLanguage];
const number = new Intl.NumberFormat(tag, { useGrouping: false, maximumFractionDigits: 6 });
const money = new Intl.NumberFormat(tag, { useGrouping: false, minimumFractionDigits: 2 });

/** A value as people read it. */
const valueText = ({ kind, names = {} }: SchemaNode, value: unknown) => {
  if (typeof value === "number")
    return kind === "price" ? `${priceText(value)} €` : number.format(value);
  return typeof value === "string" ? (names[value] ?? value) : undefined;
};

const priceText = (value: number) =>
  Number.isInteger(value) ? number.format(value) : money.format(value);

const otherForms = ({ kind }: SchemaNode, value: unknown) => {
  if (typeof value === "number") return plain(`${money.format(value)} ${value.toFixed(2)} ${value}`);
  if (kind === "time") return String(value).replace(/^0/, "");
  return kind === "phone" ? String(value).replaceAll(" ", "") : undefined;
};

const preview = (node: SchemaNode, value: unknown, labels: FactLabels) => {
  if (node.kind === "localized" && isRecord(value))
    return truncate(readText(String(value[defaultLanguage] ?? ""), labels));
  return namesValue(node) || node.kind === "text" ? valueText(node, value) : undefined;
};
