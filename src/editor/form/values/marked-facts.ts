import type { FactLabels } from "./fact-labels";

/** A piece of a text as the form shows it: the label of a fact in braces, or other text. */
export type Piece = { text: string; isFact: boolean };

const BRACES = /(?<!\{)(\{[^{}\n]*\})(?!\})/;

/** Splits a text, as the form shows it, into labels of facts and other text. */
export const piecesOf = (shown: string, labels: FactLabels): Piece[] => {
  const known = new Set(Array.from(labels.values(), (label) => `{${label}}`));
  return shown
    .split(BRACES)
    .filter((text) => text !== "")
    .map((text) => ({ text, isFact: known.has(text) }));
};

/** Returns the first text in single braces in a stored text, which is not a fact, without the braces. */
export const unknownFact = (stored: string) => BRACES.exec(stored)?.[1]?.slice(1, -1);
