/** Digits enough for any number of the model; with more a number would not be what was written. */
const NUMBER = /^[-+−]?\d{1,12}(?:[.,]\d{1,12})?$/;

/** Reads a number with its decimals behind a comma or a point; undefined for what is none. */
export const readNumber = (text: string) => {
  const plain = text.trim();
  if (!NUMBER.test(plain)) return undefined;
  return Number(plain.replace("−", "-").replace(",", ".")) + 0;
};

/** Returns a number as people write it. */
export const numberText = (number: number, tag: string) =>
  tag.startsWith("es") ? String(number).replace(".", ",") : String(number);
