import type { Kind } from "../../../typed-content/fields/kind";
import { visibleText } from "../../../typed-content/check/rules/text";

/** `9:30`, `18.00`, `18h30`, `9 30`, `930` and `9`: hours, and minutes if any. */
const TIME = /^([01]?\d|2[0-3])(?:\s*[:.,h]?\s*([0-5]\d))?\s*h?\.?$/i;

/** How people write the telephone numbers of their country. */
export type PhoneNumbers = {
  /** The country code, with its plus. */
  prefix: string;
  /** Matches a number without it, in groups of digits. */
  national: RegExp;
};

const HAS_SCHEME = /^[a-z][a-z+.-]*:/i;
const DOMAIN = /^[a-z0-9-]+(\.[a-z0-9-]+)+(?=[/:?#]|$)/i;

/** Parses a time of day and returns it as `HH:MM`; undefined if it is not one. */
export const parseTime = (text: string) => {
  const [matched, hours = "", minutes = "00"] = TIME.exec(text.trim()) ?? [];
  return matched ? `${hours.padStart(2, "0")}:${minutes}` : undefined;
};

const phone = (text: string, { prefix, national }: PhoneNumbers) => {
  const grouped = text
    .replace(/[-./()\s]+/g, " ")
    .trim()
    .replace(/^00(?=[1-9])/, "+");
  return national.test(grouped) ? `${prefix} ${grouped}` : grouped;
};

const address = (text: string) =>
  DOMAIN.test(text) && !HAS_SCHEME.test(text) ? `https://${text}` : text;

/** Normalises the text of a kind of field. */
const rules: Partial<Record<Kind, (text: string, phones: PhoneNumbers) => string>> = {
  time: (text) => parseTime(text) ?? text,
  phone,
  url: address,
  origin: (text) => address(text).replace(/\/$/, ""),
  email: (text) => text.replace(/^mailto:/i, ""),
};

/**
 * Normalises an entered text: removes invisible characters and surrounding spaces, and applies the notation
 * of its kind of field. A text that does not fit its kind stays as it is, for the check to refuse.
 */
export const normaliseText = (kind: Kind | undefined, text: string, phones: PhoneNumbers) => {
  const visible = visibleText(text);
  return (kind && rules[kind]?.(visible, phones)) ?? visible;
};
