import { longestCommonSubsequence } from "../../base/longest-common-subsequence";

/** `isMatch`: the other text lacks it. */
type Part = { text: string; isMatch: boolean };

export const wordDifference = (one: string, other: string): [Part[], Part[]] => {
  const a = one.match(/\s+|\S+/g) ?? [];
  const b = other.match(/\s+|\S+/g) ?? [];
  let start = 0;
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start += 1;
  let end = 0;
  while (
    end < Math.min(a.length, b.length) - start &&
    a[a.length - 1 - end] === b[b.length - 1 - end]
  )
    end += 1;
  const pairs = longestCommonSubsequence(
    a.slice(start, a.length - end),
    b.slice(start, b.length - end),
  );
  const isCommon = (words: readonly string[], place: 0 | 1) => {
    const found = new Set(pairs.map((pair) => pair[place] + start));
    return (index: number) => index < start || index >= words.length - end || found.has(index);
  };
  return [inParts(a, isCommon(a, 0)), inParts(b, isCommon(b, 1))];
};

/** White space between two differing words is marked with them. */
const inParts = (words: string[], isCommon: (index: number) => boolean): Part[] => {
  const isMatch = words.map((word, index) =>
    word.trim() === ""
      ? index > 0 && index < words.length - 1 && !isCommon(index - 1) && !isCommon(index + 1)
      : !isCommon(index),
  );
  const parts: Part[] = [];
  words.forEach((word, index) => {
    const last = parts.at(-1);
    if (last && last.isMatch === isMatch[index]) last.text += word;
    else parts.push({ text: word, isMatch: isMatch[index] === true });
  });
  return parts;
};
