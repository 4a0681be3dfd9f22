/** A part of a text, and whether the other text lacks it. */
type Part = { text: string; isMatch: boolean };

/** Splits two texts into parts and marks the words in which they differ. */
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
  const [common, shared] = commonWords(
    a.slice(start, a.length - end),
    b.slice(start, b.length - end),
  );
  const isCommon = (words: readonly string[], found: ReadonlySet<number>) => (index: number) =>
    index < start || index >= words.length - end || found.has(index - start);
  return [inParts(a, isCommon(a, common)), inParts(b, isCommon(b, shared))];
};

/** Returns the longest common subsequence of words, as two sets of indexes. */
const commonWords = (a: string[], b: string[]): [Set<number>, Set<number>] => {
  const width = b.length + 1;
  const lengths = new Uint16Array((a.length + 1) * width);
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] =
        a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const [inA, inB] = [new Set<number>(), new Set<number>()];
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    if (a[i] === b[j]) {
      inA.add(i++);
      inB.add(j++);
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return [inA, inB];
};

/** White space between two words that differ is marked with them. */
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
