/*
 * Writes iCalendar files.
 * Source: RFC 5545, https://datatracker.ietf.org/doc/html/rfc5545
 */

/** The most octets that a line has, without its end (3.1). */
const LINE = 75;

const octets = (text: string) => new TextEncoder().encode(text).length;

/** Returns a text as a value (3.3.11). Control characters, which no value may have, are left out. */
export const textValue = (text: string) =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(/[\u0000-\u0009\u000B-\u001F\u007F]/g, " ")
    .replace(/[\\;,]/g, "\\$&")
    .replaceAll("\n", "\\n");

/** Folds a line that is too long: what follows begins with a space. No character is divided. */
const folded = (line: string) => {
  const lines = [""];
  for (const character of line) {
    const last = `${lines.at(-1)}${character}`;
    if (octets(last) > LINE) lines.push(` ${character}`);
    else lines.splice(-1, 1, last);
  }
  return lines.join("\r\n");
};

/** A property's name, with its parameters, and its value. */
export type Property = readonly [name: string, value: string];

/** Returns the lines of an object, one property a line, folded. */
export const icalendar = (properties: readonly Property[]) =>
  properties.map(([name, value]) => `${folded(`${name}:${value}`)}\r\n`).join("");
