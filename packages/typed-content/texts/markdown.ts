import { micromark } from "micromark";

/**
 * In characters; a field has fewer, and the check tells longer ones. The parser takes a second for the worst text of
 * this length, minutes for three times as much.
 */
const LONGEST = 10_000;

/** Escapes HTML, and removes links that could run a script. */
export const htmlOfMarkdown = (text: string) => micromark(text.slice(0, LONGEST));
