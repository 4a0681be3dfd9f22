import type { Path } from "../model/schema";

/** Where a text is stored: a file below the content root, and the way to the text in it. */
export type Address = { file: string; path: Path };

/**
 * Unicode's tag characters, the invisible twins of ASCII. A browser draws nothing for them. An address
 * begins with the twin of "%", as no flag does (of which some are spelt in them), and ends, as they do,
 * with the character that cancels a tag.
 */
const TWINS = 0xe0000;
const START = String.fromCodePoint(TWINS + "%".charCodeAt(0));
const END = String.fromCodePoint(TWINS + 0x7f);
const HIDDEN = new RegExp(`${START}[^${END}]*${END}`, "gu");

/** The address in characters that nobody sees. */
export const hiddenAddress = (address: Address) =>
  shifted(encodeURI(JSON.stringify(address)), TWINS) + END;

/** Whether an address is hidden in a text. */
export const hidesAddress = (text: string) => text.includes(START);

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
