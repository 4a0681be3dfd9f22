import type { Kind } from "../model/fields/kind";
import type { Path } from "../model/schema";

/** Where a text is stored: a file below the content root, and the way to the text in it. */
export type Address = { file: string; path: Path };

/** A number, time, name or address of the content: no text that could hide its own address. */
export type PlainValue = { address: Address; kind: Kind; value: string | number };

/**
 * Unicode's tag characters, the invisible twins of ASCII. A browser draws nothing for them; the last of
 * them, which cancels a tag, ends an address.
 */
const TWINS = 0xe0000;
const END = String.fromCodePoint(TWINS + 0x7f);
const HIDDEN = /[\u{e0020}-\u{e007e}]+\u{e007f}/gu;

/** The address in characters that nobody sees. */
export const hiddenAddress = (address: Address) =>
  shifted(encodeURI(JSON.stringify(address)), TWINS) + END;

/** Whether an address is hidden in a text. */
export const hidesAddress = (text: string) => text.includes(END);

/** A text without the addresses that are hidden in it, and these. */
export const revealAddresses = (text: string) => ({
  text: text.replace(HIDDEN, ""),
  addresses: Array.from(text.matchAll(HIDDEN), ([letters]) => {
    const ascii = shifted(letters.slice(0, -END.length), -TWINS);
    return JSON.parse(decodeURI(ascii)) as Address;
  }),
});

const shifted = (letters: string, by: number) =>
  Array.from(letters, (letter) => String.fromCodePoint(Number(letter.codePointAt(0)) + by)).join(
    "",
  );
