import { micromark } from "micromark";

/**
 * Most characters that are rendered. A field has fewer, and the check tells longer ones; the parser takes a second for
 * the worst text of this length, and minutes for one of three times as much.
 */
const LONGEST = 10_000;

/** Returns Markdown as HTML. HTML in it is escaped, and links that could run a script are removed. */
export const htmlOfMarkdown = (text: string) => micromark(text.slice(0, LONGEST));
