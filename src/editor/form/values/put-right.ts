import type { Kind } from "../../../model/fields/kind";
import { visibleText } from "../../../validation/rules/text";

/** `9:30`, `18.00`, `18h30`, `9 30`, `930` and `9`: hours, and minutes if any. */
const TIME = /^([01]?\d|2[0-3])(?:\s*[:.,h]?\s*([0-5]\d))?\s*h?\.?$/i;

/** A number of Spain as it is dialled there. */
const NATIONAL = /^[6-9]\d{2}(?: ?\d{2,3}){2,3}$/;

const HAS_SCHEME = /^[a-z][a-z+.-]*:/i;
const DOMAIN = /^[a-z0-9-]+(\.[a-z0-9-]+)+(?=[/:?#]|$)/i;

/** A time of day as a file has it (HH:MM); undefined for what is none. */
export const readTime = (text: string) => {
  const [matched, hours = "", minutes = "00"] = TIME.exec(text.trim()) ?? [];
  return matched ? `${hours.padStart(2, "0")}:${minutes}` : undefined;
};

const phone = (text: string) => {
  const grouped = text
    .replace(/[-./()\s]+/g, " ")
    .trim()
    .replace(/^00(?=[1-9])/, "+");
  return NATIONAL.test(grouped) ? `+34 ${grouped}` : grouped;
};

const address = (text: string) =>
  DOMAIN.test(text) && !HAS_SCHEME.test(text) ? `https://${text}` : text;

/** What people write in a field of a kind, as it is meant. */
const rules: Partial<Record<Kind, (text: string) => string>> = {
  time: (text) => readTime(text) ?? text,
  phone,
  url: address,
  origin: (text) => address(text).replace(/\/$/, ""),
  email: (text) => text.replace(/^mailto:/i, ""),
};

/**
 * A text as it is meant: without the spaces around it and what nobody sees, and as its kind of field
 * is written. What cannot be told stays as it is, for the check to refuse.
 */
export const putRight = (kind: Kind | undefined, text: string) => {
  const visible = visibleText(text);
  return (kind && rules[kind]?.(visible)) ?? visible;
};
