import type { Address } from "@brisa/typed-content";

/**
 * Unicode's tag characters are ASCII's at this offset; browsers do not display them. A hidden address begins with that
 * for "%", with which no flag emoji begins (some contain tag characters), and ends with the cancel tag, as those do.
 */
const TAGS = 0xe0000;
const START = String.fromCodePoint(TAGS + "%".charCodeAt(0));
const END = String.fromCodePoint(TAGS + 0x7f);
const HIDDEN = new RegExp(`${START}[^${END}]*${END}`, "gu");

export const hiddenAddress = (address: Address) =>
  shifted(encodeURI(JSON.stringify(address)), TAGS) + END;

export const hidesAddress = (text: string) => text.includes(START);

export const revealAddresses = (text: string) => ({
  text: text.replace(HIDDEN, ""),
  addresses: Array.from(text.matchAll(HIDDEN), ([letters]) => {
    const ascii = shifted(letters.slice(0, -END.length), -TAGS);
    return JSON.parse(decodeURI(ascii)) as Address;
  }),
});

const shifted = (letters: string, by: number) =>
  Array.from(letters, (letter) => String.fromCodePoint(Number(letter.codePointAt(0)) + by)).join(
    "",
  );

/** A value that has no room for its own address, and by what a page that shows it is known. */
export type PlainValue = { address: Address; keys: readonly string[] };
