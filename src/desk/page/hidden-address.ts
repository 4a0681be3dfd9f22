import type { Address } from "../../typed-content/address";

/**
 * Offset of Unicode's tag characters, which correspond to ASCII and which browsers do not display. A hidden
 * address begins with the tag character for "%", with which no flag emoji begins (some contain tag characters),
 * and ends with the cancel tag, as those do.
 */
const TAGS = 0xe0000;
const START = String.fromCodePoint(TAGS + "%".charCodeAt(0));
const END = String.fromCodePoint(TAGS + 0x7f);
const HIDDEN = new RegExp(`${START}[^${END}]*${END}`, "gu");

/** Encodes an address in invisible characters. */
export const hiddenAddress = (address: Address) =>
  shifted(encodeURI(JSON.stringify(address)), TAGS) + END;

/** Whether a text contains a hidden address. */
export const hidesAddress = (text: string) => text.includes(START);

/** Removes the hidden addresses from a text, and decodes them. */
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
