/** Limits the digits: these are enough for any field, and more could not be stored exactly. */
const NUMBER = /^[-+−]?\d{1,12}(?:[.,]\d{1,12})?$/;

/** Parses a number with a decimal comma or point; undefined if it is not a number. */
export const parseNumber = (text: string) => {
  const plain = text.trim();
  if (!NUMBER.test(plain)) return undefined;
  return Number(plain.replace("−", "-").replace(",", ".")) + 0;
};

/** Formats a number for the form. */
export const numberText = (number: number, tag: string) =>
  tag.startsWith("es") ? String(number).replace(".", ",") : String(number);
