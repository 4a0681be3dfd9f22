import type { TextErrorDetails } from "../findings";

/**
 * Characters that nobody sees and that break searches, addresses and layout: control characters,
 * zero-width spaces, marks of direction (which come along when a phone number is pasted), halves of
 * an emoji. Line feeds, soft hyphens and the joiners inside emoji and scripts are allowed.
 */
const INVISIBLE =
  /(?![\n\u00AD\u200C\u200D])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}\u2028\u2029\uFFFD]/u;

/** Finds errors of a text that do not depend on its field. */
export const textError = (text: string): TextErrorDetails | undefined => {
  const [invisible] = INVISIBLE.exec(text) ?? [];
  if (invisible) return { code: "invisible-character", character: codePoint(invisible) };
  if (text.trim() === "") return { code: "empty" };
  if (text !== text.trim()) return { code: "outer-space" };
  // Accents must be composed, or searches, addresses and comparisons fail.
  if (text !== text.normalize("NFC")) return { code: "not-nfc" };
  return undefined;
};

/** A part of a text without what nobody sees, its line breaks and accents written in one way. */
export const withoutInvisible = (text: string) =>
  text.replace(/\r\n?/g, "\n").replace(new RegExp(INVISIBLE, "gu"), "").normalize("NFC");

/** A text as `textError` wants it. */
export const visibleText = (text: string) => withoutInvisible(text).trim();

const codePoint = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
