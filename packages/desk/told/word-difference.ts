import { longestCommonSubsequence } from "../core/longest-common-subsequence";
import type { MarkedText } from "../core/matches";

/** What the other text lacks is marked. */
export const wordDifference = (one: string, other: string): [MarkedText, MarkedText] => {
  const [a, b] = [wordsIn(one), wordsIn(other)];
  const pairs = longestCommonSubsequence(a, b, (mine, theirs) => mine.trim() === theirs.trim());
  return [
    inParts(a, new Set(pairs.map(([at]) => at))),
    inParts(b, new Set(pairs.map(([, at]) => at))),
  ];
};

/** Each with the white space behind it. */
const wordsIn = (text: string) => text.match(/^\s+|\S+\s*/g) ?? [];

const inParts = (words: string[], common: ReadonlySet<number>) => {
  const parts: MarkedText = [];
  for (const [index, text] of words.entries()) {
    const last = parts.at(-1);
    const isMatch = !common.has(index);
    if (last?.isMatch === isMatch) last.text += text;
    else parts.push({ text, isMatch });
  }
  return parts;
};
