import type { Kind } from "../../model/fields/kind";
import { visibleText } from "../../validation/rules/text";

/** `9:30`, `18.00`, `18h30`, `1830` and `9` as a time of day is written in a file. */
const TIME = /^(\d{1,2})(?:\s*[:.,h]\s*(\d{2})|(?<=\d\d)(\d{2}))?\s*h?\.?$/i;

/** A number of Spain as it is dialled there. */
const NATIONAL = /^[6-9]\d{2}(?: ?\d{2,3}){2,3}$/;

const HAS_SCHEME = /^[a-z][a-z+.-]*:/i;
const DOMAIN = /^[a-z0-9-]+(\.[a-z0-9-]+)+(?=[/:?#]|$)/i;

const time = (text: string) => {
  const [matched, hours, minutes, attached = "00"] = TIME.exec(text) ?? [];
  return matched ? `${hours.padStart(2, "0")}:${minutes ?? attached}` : text;
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
  time,
  phone,
  url: address,
  origin: (text) => address(text).replace(/\/$/, ""),
  email: (text) => text.replace(/^mailto:/i, ""),
};

/** Whether a field takes more ways of writing than its file does. */
export const isForgiving = (kind: Kind | undefined) => kind !== undefined && kind in rules;

/**
 * A text as it is meant: without the spaces around it and what nobody sees, and as its kind of field
 * is written. What cannot be told stays as it is, for the check to refuse.
 */
export const putRight = (kind: Kind | undefined, text: string) => {
  const visible = visibleText(text);
  return (kind && rules[kind]?.(visible)) ?? visible;
};
