import { withoutInvisible } from "@brisa/typed-content/check";

const TIME = /^([01]?\d|2[0-3])(?:\s*[:.,h]?\s*([0-5]\d))?\s*h?\.?$/i;

/** As people write them in their country. */
export type PhoneNumbers = {
  /** With its plus. */
  prefix: string;
  /** Matches a number without the prefix, in groups of digits. */
  national: RegExp;
};

const HAS_SCHEME = /^[a-z][a-z+.-]*:/i;
const DOMAIN = /^[a-z0-9-]+(\.[a-z0-9-]+)+(?=[/:?#]|$)/i;

/** `HH:MM`; undefined if the text is no time. */
export const parseTime = (text: string) => {
  const [matched, hours = "", minutes = "00"] = TIME.exec(text.trim()) ?? [];
  return matched ? `${hours.padStart(2, "0")}:${minutes}` : undefined;
};

export const phoneNumber = (text: string, { prefix, national }: PhoneNumbers) => {
  const grouped = text
    .replace(/[-./()\s]+/g, " ")
    .trim()
    .replace(/^00(?=[1-9])/, "+");
  return national.test(grouped) ? `${prefix} ${grouped}` : grouped;
};

export const webAddress = (text: string) =>
  DOMAIN.test(text) && !HAS_SCHEME.test(text) ? `https://${text}` : text;

/** An empty text is stored as nothing if the field is optional or was not published. */
export const storedText = (text: string, base: unknown, isOptional = false) =>
  text === "" && (isOptional || base === undefined) ? undefined : text;

/** Also replaces the spaces around line breaks. */
export const onOneLine = (text: string) =>
  text.replace(/\s+/g, (space) => (space.includes("\n") ? " " : space));

/** Also those of old files, of Word and of PDF files. */
const LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

export const pastedText = (text: string, isOneLine: boolean) => {
  const visible = withoutInvisible(text.replace(LINE_ENDS, "\n").replace(/\t/g, " "));
  return isOneLine ? onOneLine(visible.replace(/^\n+|(?<!\n)\n+$/g, "")) : visible;
};
