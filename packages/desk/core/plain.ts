/** In lower case without accents. Positions are those of the NFC text. */
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

export const wordsOf = (text: string) =>
  plain(text.normalize("NFC"))
    .split(/[\s,;«»"()¿?¡!]+/)
    .filter(Boolean);
