import type { Content } from "../../content-files/content";
import type { LanguageCode } from "../../languages";
import type { Path } from "../../model/schema";
import { sectionGroups, sectionTitle } from "../sections";
import type { Words } from "../words";
import { findIndex, type Named, type Said } from "./find-index";
import { marked, rankOf, type MarkedText, type Query } from "./matches";
import { plain, wordsOf } from "./plain";
import { synonymsOfSection } from "./synonyms";

/** Something that was found, and where it leads. */
export type Found = {
  /** Unique among all that was found. */
  key: string;
  to: { section: string } | { file: string; path: Path };
  /** In which it was found; undefined for what is the same in every language. */
  language?: LanguageCode;
  text: MarkedText;
  /** What people call where it is, from the outside in. */
  place: string[];
};

/** What was found, the best first, and how much of it there is in all. */
export type Findings = { found: Found[]; total: number; areTexts: boolean };

/** More than anybody looks through. */
const SHOWN = 50;

/** Letters of a word's beginning that stand for a name. */
const SHORTEST = 3;

/**
 * Finds texts and values by what they say, and sections and fields by what people call them: these come
 * first. Accents and capitals do not count, all words must be there, in any order; of each text there is
 * the first language that has them.
 */
export const findTexts = (content: Content, asked: string, words: Words): Findings => {
  const query = { phrase: plain(asked.normalize("NFC").trim().replace(/\s+/g, " ")), words: wordsOf(asked) };
  if (query.words.length === 0) return { found: [], total: 0, areTexts: true };
  const { said, named } = findIndex(content, words);
  const places = [...sectionsCalled(query, words), ...fieldsCalled(query, named)];
  const known = new Set(places.map(({ key }) => key));
  const texts = said
    .flatMap(({ place, lines }) => firstFound(query, place, lines))
    .filter(({ found }) => !known.has(found.key))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ found }) => found);
  const all = [...places, ...texts];
  return { found: all.slice(0, SHOWN), total: all.length, areTexts: places.length === 0 };
};

const keyOf = (file: string, path: Path) => JSON.stringify([file, ...path]);

const firstFound = (query: Query, place: string[], lines: Said[]) => {
  for (const { file, path, language, text, plain: said, also } of lines) {
    const rank = rankOf(said, query) ?? (also === undefined ? undefined : rankOf(also, query));
    if (rank === undefined) continue;
    const found = { key: keyOf(file, path), to: { file, path }, language, text: marked(text, said, query) };
    return [{ rank, found: { ...found, place } }];
  }
  return [];
};

/** Whether a word is one of some names, or how one begins: the better, the lower; undefined where not. */
const nameRank = (word: string, names: string[]) => {
  if (names.some((name) => [name, `${name}s`, `${name}es`].includes(word))) return 0;
  return word.length >= SHORTEST && names.some((name) => name.startsWith(word)) ? 1 : undefined;
};

const sectionsCalled = ({ words: asked }: Query, words: Words): Found[] =>
  sectionGroups()
    .flat()
    .map((name) => ({ name, title: sectionTitle(name, words) }))
    .filter(({ name, title }) => {
      const names = [title, ...synonymsOfSection(name)].flatMap(wordsOf);
      return asked.every((word) => nameRank(word, names) !== undefined);
    })
    .map(({ name, title }) => ({
      key: name,
      to: { section: name },
      text: [{ text: title, isMatch: false }],
      place: [],
    }));

const fieldsCalled = ({ words, phrase }: Query, named: Named[]): Found[] =>
  named
    .flatMap((field) => {
      const own = words.map((word) => nameRank(word, field.names));
      const ranks = words.map((word, index) => own[index] ?? nameRank(word, field.around));
      if (own.every((rank) => rank === undefined) || ranks.includes(undefined)) return [];
      return [{ field, rank: Math.max(...ranks.map((rank) => rank ?? 0)) }];
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ field: { file, path, title, value, place } }) => ({
      key: keyOf(file, path),
      to: { file, path },
      text: [
        ...marked(title, plain(title), { phrase, words }),
        ...(value ? [{ text: `: ${value}`, isMatch: false }] : []),
      ],
      place: place.slice(0, -1),
    }));
