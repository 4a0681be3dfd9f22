export type Query = { phrase: string; words: string[] };

export type MarkedText = { text: string; isMatch: boolean }[];

/** Of an excerpt in characters, and of what comes before the match. */
const LONGEST = 130;
const LEAD = 45;

const LETTER = /[\p{L}\p{N}]/u;

const isLetterAt = (text: string, place: number) => LETTER.test(text.charAt(place));

const placesOf = (text: string, part: string) => {
  const places: number[] = [];
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length))
    places.push(at);
  return places;
};

const beginsWord = (text: string, place: number) => !isLetterAt(text, place - 1);

/** Lower is better: the phrase, its beginning, beginnings of words, all words anywhere. `text` is normalised. */
export const rankOf = (text: string, { phrase, words }: Query) => {
  if (!words.every((word) => text.includes(word))) return undefined;
  const begins = placesOf(text, phrase).filter((place) => beginsWord(text, place));
  if (begins.some((place) => !isLetterAt(text, place + phrase.length))) return 0;
  if (begins.length > 0) return 1;
  const begin = (word: string) => placesOf(text, word).some((place) => beginsWord(text, place));
  return words.every(begin) ? 2 : 3;
};

type Range = { start: number; end: number };

const rangesOf = (text: string, { phrase, words }: Query) => {
  const parts = text.includes(phrase) ? [phrase] : words;
  const ranges = parts
    .flatMap((part) => placesOf(text, part).map((start) => ({ start, end: start + part.length })))
    .toSorted((a, b) => a.start - b.start);
  const apart: Range[] = [];
  for (const range of ranges) {
    const last = apart.at(-1);
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end);
    else apart.push(range);
  }
  return apart;
};

/** A long text is cut around the first match. `plain` is normalised; matches are looked for in it. */
export const marked = (text: string, plain: string, query: Query): MarkedText => {
  const ranges = rangesOf(plain, query);
  const first = ranges[0]?.start ?? 0;
  const isLong = text.length > LONGEST;
  const start = isLong && first > LEAD ? text.lastIndexOf(" ", first - LEAD) + 1 : 0;
  const limit = start + LONGEST;
  const end =
    limit < text.length ? Math.max(text.lastIndexOf(" ", limit), start + LEAD) : text.length;
  const parts: MarkedText = start > 0 ? [{ text: "… ", isMatch: false }] : [];
  const add = (from: number, to: number, isMatch: boolean) => {
    if (from < to) parts.push({ text: text.slice(from, to), isMatch });
  };
  let at = start;
  for (const range of ranges) {
    if (range.start >= end) break;
    add(at, range.start, false);
    at = Math.min(range.end, end);
    add(range.start, at, true);
  }
  add(at, end, false);
  if (end < text.length) parts.push({ text: " …", isMatch: false });
  return parts;
};
