import type { TextErrorDetails } from "../findings";

/**
 * They break searches, addresses and layout: control characters, zero-width spaces, direction marks (often pasted with
 * a phone number), half an emoji. Not line feeds, soft hyphens, joiners of emoji and scripts.
 */
const INVISIBLE =
  /(?![\n\u00AD\u200C\u200D])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}\u2028\u2029\uFFFD]/u;

export const textError = (text: string): TextErrorDetails | undefined => {
  const [invisible] = INVISIBLE.exec(text) ?? [];
  if (invisible) return { code: "invisible-character", character: codePoint(invisible) };
  if (text.trim() === "") return { code: "empty" };
  if (text !== text.trim()) return { code: "outer-space" };
  // With decomposed accents, searches, addresses and comparisons fail.
  if (text !== text.normalize("NFC")) return { code: "not-nfc" };
  return undefined;
};

/** Also normalizes line breaks and accents. */
export const withoutInvisible = (text: string) =>
  text.replace(/\r\n?/g, "\n").replace(new RegExp(INVISIBLE, "gu"), "").normalize("NFC");

/** Returns the text so that {@link textError} accepts it, unless it is empty. */
export const visibleText = (text: string) => withoutInvisible(text).trim();

const codePoint = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
