import { cachedBy } from "../helpers/cached-by";
import { languages } from "../languages";

/** Characters between a mark and the closing bracket. Without a limit, a search could take minutes. */
const LONGEST = 1000;

/** Matches "[PENDIENTE: matrícula]", but not the text of a Markdown link. */
const bracketOf = cachedBy((all: ReturnType<typeof languages>) => {
  const marks = Object.values(all).map(({ missing }) => missing);
  return new RegExp(
    `\\[(?:${marks.join("|")})(?![\\p{L}\\p{N}])[^\\]]{0,${LONGEST}}\\](?!\\()`,
    "giu",
  );
});

export const openBracketsIn = (text: string) => text.match(bracketOf(languages())) ?? [];

export const withoutBrackets = (text: string) => text.replace(bracketOf(languages()), "");
