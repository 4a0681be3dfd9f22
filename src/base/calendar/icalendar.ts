/* Source: RFC 5545, https://datatracker.ietf.org/doc/html/rfc5545 */

/** Octets, without the line's end (3.1). */
const LINE = 75;

const octets = (text: string) => new TextEncoder().encode(text).length;

/** A value's text (3.3.11), which must have no control characters. */
export const textValue = (text: string) =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(/[\u0000-\u0009\u000B-\u001F\u007F]/g, " ")
    .replace(/[\\;,]/g, "\\$&")
    .replaceAll("\n", "\\n");

/** What follows begins with a space (3.1). No character is divided. */
const folded = (line: string) => {
  const lines = [""];
  for (const character of line) {
    const last = `${lines.at(-1)}${character}`;
    if (octets(last) > LINE) lines.push(` ${character}`);
    else lines.splice(-1, 1, last);
  }
  return lines.join("\r\n");
};

export type Property = readonly [name: string, value: string];

/** One property a line, folded. */
export const icalendar = (properties: readonly Property[]) =>
  properties.map(([name, value]) => `${folded(`${name}:${value}`)}\r\n`).join("");
