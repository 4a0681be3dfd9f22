import { collapseWhitespace, truncateAtWord } from "../../typed-content/texts/strings";

/** Longest excerpt, in characters. */
const LONGEST = 70;

/** Characters shown before the first difference. */
const LEAD = 20;

/** Cuts two long texts around the first character in which they differ. */
export const excerpts = (before: string, after: string): [string, string] => {
  const a = [...collapseWhitespace(before)];
  const b = [...collapseWhitespace(after)];
  let same = 0;
  while (same < Math.min(a.length, b.length) && a[same] === b[same]) same += 1;
  const isLong = [a, b].some(({ length }) => length > LONGEST);
  const start = isLong && same > LEAD ? wordBefore(a, same - LEAD) : 0;
  return [cut(a, start), cut(b, start)];
};

const wordBefore = (text: string[], place: number) => text.lastIndexOf(" ", place) + 1;

const cut = (text: string[], start: number) =>
  `${start > 0 && text.length > 0 ? "…" : ""}${truncateAtWord(text.slice(start).join(""), LONGEST)}`;
