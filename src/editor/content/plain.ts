/**
 * Returns a text without accents and in small letters, character by character: what is found in it
 * stands at the same place in the text, if that is in NFC.
 */
export const plain = (text: string) =>
  text.toLowerCase().length === text.length
    ? text.toLowerCase().replace(/[^\u0000-\u007f]/g, withoutAccent)
    : Array.from(text, (letter) => {
        const small = letter.toLowerCase();
        return small.length === letter.length ? withoutAccent(small) : letter;
      }).join("");

const withoutAccent = (letter: string) => {
  const [base = letter] = letter.normalize("NFD");
  return base.length === letter.length ? base : letter;
};

/** Returns the words of a text, plain. */
export const wordsOf = (text: string) =>
  plain(text.normalize("NFC"))
    .split(/[\s,;«»"()¿?¡!]+/)
    .filter(Boolean);
