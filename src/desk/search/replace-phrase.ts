import type { Content } from "../../typed-content/content";
import type { LanguageCode } from "../../base/languages";
import { factLabels, toShownText, toStoredText } from "../told/fact-labels";
import type { Words } from "../words";
import { textsOf, type Line } from "./all-texts";
import { cutAt, type MarkedText } from "./matches";
import { changeField } from "../translations/translations";
import { asOneStep, type Work } from "../core/work";

export type Replacement = { language: LanguageCode; phrase: string; instead: string };

export type Occurrence = Line & {
  key: string;
  place: () => string[];
  /** With the phrase marked. */
  before: MarkedText;
  after: string;
  /** Characters beyond the field's limit; 0 if it fits. */
  excess: number;
};

const FACT = /\{\{[^{}]*\}\}/g;

const escaped = (phrase: string) => phrase.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");

/** In any case and with any white space. */
const patternOf = (phrase: string, areWholeWords: boolean) => {
  const words = escaped(phrase.trim()).replace(/\s+/g, "\\s+");
  if (!areWholeWords) return new RegExp(words, "giu");
  const begin = /^[\p{L}\p{N}]/u.test(phrase.trim()) ? "(?<![\\p{L}\\p{N}])" : "";
  const end = /[\p{L}\p{N}]$/u.test(phrase.trim()) ? "(?![\\p{L}\\p{N}])" : "";
  return new RegExp(`${begin}${words}${end}`, "giu");
};

const isCapital = (letter: string) => letter !== letter.toLowerCase();

/** Capitalised if the match was and the phrase was not. */
const inCaseOf = (found: string, phrase: string, instead: string) => {
  const [first = "", wanted = "", own = ""] = [found, phrase, instead].map((text) =>
    text.charAt(0),
  );
  if (isCapital(first) === isCapital(wanted) || first === wanted) return instead;
  return (isCapital(first) ? own.toUpperCase() : own.toLowerCase()) + instead.slice(1);
};

type Match = { start: number; end: number; found: string };

/** A placeholder matches as a whole or not at all. */
const matchesIn = (text: string, pattern: RegExp): Match[] => {
  const facts = Array.from(text.matchAll(FACT), ({ 0: fact, index }) => [
    index,
    index + fact.length,
  ]);
  return Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
    found,
  })).filter(({ start, end }) =>
    facts.every(([from = 0, to = 0]) => end <= from || to <= start || (start <= from && to <= end)),
  );
};

const withMatches = (text: string, matches: Match[], phrase: string, instead: string) => {
  let at = 0;
  let result = "";
  for (const { start, end, found } of matches) {
    result += text.slice(at, start) + inCaseOf(found, phrase, instead);
    at = end;
  }
  return result + text.slice(at);
};

export const occurrencesOf = (
  content: Content,
  replacements: Replacement[],
  areWholeWords: boolean,
  words: Words,
): Occurrence[] => {
  const labels = factLabels(content);
  const wanted = replacements
    .filter(({ phrase, instead }) => phrase.trim() !== "" && instead.trim() !== "")
    .map(({ language, phrase, instead }) => {
      const stored = toStoredText(phrase.trim().normalize("NFC"), labels);
      return {
        language,
        phrase: stored,
        instead: toStoredText(instead.trim().normalize("NFC"), labels),
        pattern: patternOf(stored, areWholeWords),
      };
    });
  return textsOf(content, words).flatMap(({ place, lines, maximum = Infinity }) =>
    lines.flatMap((line): Occurrence[] => {
      const replacement = wanted.find(({ language }) => language === line.language);
      if (!replacement) return [];
      const { phrase, instead, pattern } = replacement;
      const matches = matchesIn(line.text, pattern);
      const after = withMatches(line.text, matches, phrase, instead);
      if (after === line.text) return [];
      return [
        {
          ...line,
          key: JSON.stringify([line.file, ...line.path]),
          place,
          before: shown(line.text, matches, (text) => toShownText(text, labels)),
          after,
          excess: Math.max(0, after.length - maximum),
        },
      ];
    }),
  );
};

const shown = (text: string, matches: Match[], read: (text: string) => string) => {
  let at = 0;
  let whole = "";
  const ranges = matches.map(({ start, end }) => {
    whole += read(text.slice(at, start));
    at = end;
    const from = whole.length;
    whole += read(text.slice(start, end));
    return { start: from, end: whole.length };
  });
  return cutAt(whole + read(text.slice(at)), ranges);
};

/** One undo step. If only the default language changes, translations are marked as outdated. `now`: milliseconds. */
export const withReplaced = (work: Work, occurrences: Occurrence[], now: number): Work => {
  const changed = occurrences.reduce(
    (next, { file, path, after }) => changeField(next, file, path, after, now),
    work,
  );
  return asOneStep(work, changed, now);
};
