/** A bracket that the owner has to fill in begins with one of them. */
const MARKS = ["PENDIENTE", "PENDING", "OFFEN"];

/** Characters between a mark and the closing bracket. Without a limit, a search could take minutes. */
const LONGEST = 1000;

/** Matches "[PENDIENTE: matrícula]", but not the text of a Markdown link. */
const BRACKET = new RegExp(
  `\\[(?:${MARKS.join("|")})(?![\\p{L}\\p{N}])[^\\]]{0,${LONGEST}}\\](?!\\()`,
  "giu",
);

export const openBracketsIn = (text: string) => text.match(BRACKET) ?? [];

export const withoutBrackets = (text: string) => text.replace(BRACKET, "");
