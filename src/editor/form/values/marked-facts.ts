import type { FactLabels } from "./fact-labels";

/** A piece of a text as people read it; one in braces may be a fact, or be meant as one. */
export type Piece = { text: string; isFact: boolean };

const BRACES = /(?<!\{)(\{[^{}\n]*\})(?!\})/;

/** Returns the pieces of a text as people read it, facts apart. */
export const piecesOf = (shown: string, labels: FactLabels): Piece[] => {
  const known = new Set(Array.from(labels.values(), (label) => `{${label}}`));
  return shown
    .split(BRACES)
    .filter((text) => text !== "")
    .map((text) => ({ text, isFact: known.has(text) }));
};

/** Returns what stands in braces in a stored text and is no fact, without its braces. */
export const unknownFact = (stored: string) => BRACES.exec(stored)?.[1]?.slice(1, -1);
