/** These digits are enough for any field; more could not be stored exactly. */
const NUMBER = /^[-+−]?\d{1,12}(?:[.,]\d{1,12})?$/;

/** With a decimal comma or point; undefined if it is not a number. */
export const parseNumber = (text: string) => {
  const plain = text.trim();
  if (!NUMBER.test(plain)) return undefined;
  return Number(plain.replace("−", "-").replace(",", ".")) + 0;
};

export const numberText = (number: number, tag: string) =>
  tag.startsWith("es") ? String(number).replace(".", ",") : String(number);
