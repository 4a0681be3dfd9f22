import { visibleText } from "../../typed-content/check/rules/text";
import { onOneLine } from "../form/values/pasted-text";

/** A translator never sees facts in braces, line breaks, and the marks at the beginning of Markdown's lines. */
const KEPT = /(\{\{[^{}]*\}\}|(?:^|\n\s*)(?:#{1,6}|[-*+]|\d+\.)\s+|\n\s*)/;

/** Letters from which a translation is seen to lack a part. */
const LONG = 40;

/** Shares of the text's length that a translation may have; letters that any may have more. */
const SHORTEST = 0.4;
const LONGEST = 3;
const MORE = 40;

export class UselessAnswer extends Error {}

/** @throws UselessAnswer unless it may be a translation of the whole piece */
const cleaned = (piece: string, answer: unknown) => {
  if (typeof answer !== "string") throw new UselessAnswer("no text");
  const text = onOneLine(visibleText(answer));
  const isLong = piece.length >= LONG;
  if (!/[\p{L}\p{N}]/u.test(text)) throw new UselessAnswer("empty");
  if (isLong && text.length < piece.length * SHORTEST) throw new UselessAnswer("too short");
  if (text.length > piece.length * LONGEST + MORE) throw new UselessAnswer("too long");
  if (isLong && text === piece) throw new UselessAnswer("not translated");
  // Braces would be read as a fact.
  if (/[{}]/.test(text) && !/[{}]/.test(piece)) throw new UselessAnswer("braces");
  // Translators end parts of a sentence as if they were whole ones.
  return /[.!?…:]$/.test(piece) ? text : text.replace(/(?<!\.)\.$/, "");
};

/** In order, with what is kept as it is. Throws UselessAnswer. */
export const translateBetween = async (
  text: string,
  translate: (piece: string) => Promise<unknown>,
) => {
  const parts: string[] = [];
  let hasPieces = false;
  for (const [place, part] of text.split(KEPT).entries()) {
    const piece = part.trim();
    if (place % 2 === 1 || !/\p{L}/u.test(piece)) {
      parts.push(part);
      continue;
    }
    hasPieces = true;
    const answer = cleaned(piece, await translate(piece));
    parts.push(part.replace(piece, () => answer));
  }
  const whole = visibleText(parts.join(""));
  if (hasPieces && whole === visibleText(text)) throw new UselessAnswer("not translated");
  return whole;
};
