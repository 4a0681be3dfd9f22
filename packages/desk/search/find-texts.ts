import type { Content, Path, Address } from "@brisa/typed-content";
import type { LanguageCode } from "@brisa/typed-content/languages";
import type { Words } from "../words";
import { findIndex, type SearchField, type SearchText } from "./find-index";
import { marked, rankOf, type MarkedText, type Query } from "../core/matches";
import { plain, wordsOf } from "../core/plain";
import { sectionGroups, sectionTitle } from "../core/places";

export type Found = {
  key: string;
  to: { section: string } | Address;
  /** Undefined for values without a language. */
  language?: LanguageCode;
  text: MarkedText;
  /** Labels, from the outside in. */
  place: string[];
};

/** The best first; `total` is how many there are in all. */
type Findings = { found: Found[]; total: number; areTexts: boolean };

/** Most results. */
const SHOWN = 50;

/** Of a word's beginning that matches a name. */
const SHORTEST = 3;

/**
 * Names rank before texts and values. All words must match, in any order; accents and case do not count. A text is
 * listed once, in the first language that matches.
 */
export const findTexts = (content: Content, asked: string, words: Words): Findings => {
  const query = {
    phrase: plain(asked.normalize("NFC").trim().replace(/\s+/g, " ")),
    words: wordsOf(asked),
  };
  if (query.words.length === 0) return { found: [], total: 0, areTexts: true };
  const { texts: searchTexts, fields } = findIndex(content, words);
  const places = [...sectionsCalled(query, words), ...fieldsCalled(query, fields)];
  const known = new Set(places.map(({ key }) => key));
  const texts = searchTexts
    .flatMap(({ place, lines }) => firstFound(query, place, lines))
    .filter(({ key }) => !known.has(key))
    .toSorted(byRank);
  const all = [...places, ...texts];
  return {
    found: all.slice(0, SHOWN).map(({ key, found }) => ({ key, ...found() })),
    total: all.length,
    areTexts: places.length === 0,
  };
};

/** Lower is better. Rendered only if it is shown. */
type Ranked = { key: string; rank: number; found: () => Omit<Found, "key"> };

const byRank = (a: Ranked, b: Ranked) => a.rank - b.rank;

const keyOf = (file: string, path: Path) => JSON.stringify([file, ...path]);

const firstFound = (query: Query, place: () => string[], lines: SearchText[]): Ranked[] => {
  for (const { file, path, language, text, plain: normalised, also } of lines) {
    const rank =
      rankOf(normalised, query) ?? (also === undefined ? undefined : rankOf(also, query));
    if (rank === undefined) continue;
    const found = () => ({
      to: { file, path },
      language,
      text: marked(text, normalised, query),
      place: place(),
    });
    return [{ key: keyOf(file, path), rank, found }];
  }
  return [];
};

/** Lower is better; undefined if the word does not match. */
const nameRank = (word: string, names: string[]) => {
  if (names.includes(word) || names.includes(word.replace(/e?s$/, ""))) return 0;
  return word.length >= SHORTEST && names.some((name) => name.startsWith(word)) ? 1 : undefined;
};

const sectionsCalled = ({ words: asked }: Query, words: Words): Ranked[] =>
  sectionGroups()
    .flat()
    .map((name) => ({ name, title: sectionTitle(name, words) }))
    .filter(({ title }) => {
      const names = wordsOf(title);
      return asked.every((word) => nameRank(word, names) !== undefined);
    })
    .map(({ name, title }) => ({
      key: name,
      rank: 0,
      found: () => ({
        to: { section: name },
        text: [{ text: title, isMatch: false }],
        place: [],
      }),
    }));

const fieldsCalled = (query: Query, fields: SearchField[]): Ranked[] =>
  fields
    .flatMap((field) => {
      const rank = fieldRank(query, field);
      if (rank === undefined) return [];
      const { file, path } = field;
      return [{ key: keyOf(file, path), rank, found: () => foundField(query, field) }];
    })
    .toSorted(byRank);

const fieldRank = ({ words, phrase }: Query, { title, names, around }: SearchField) => {
  const own = words.map((word) => nameRank(word, names));
  if (own.every((rank) => rank === undefined)) return undefined;
  const ranks = words.map((word, index) => own[index] ?? nameRank(word, around()));
  if (ranks.includes(undefined)) return undefined;
  const isMeant = plain(title).startsWith(phrase);
  return Math.max(...ranks.map((rank) => rank ?? 0)) - (isMeant ? 0.5 : 0);
};

const foundField = (query: Query, { file, path, title, value, place }: SearchField) => {
  const [text, around] = [value(), place()];
  return {
    to: { file, path },
    text: [
      ...marked(title, plain(title), query),
      ...(text ? [{ text: `: ${text}`, isMatch: false }] : []),
    ],
    place: around.at(-1) === title ? around.slice(0, -1) : around,
  };
};
