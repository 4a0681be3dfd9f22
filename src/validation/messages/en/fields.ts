import { languageCodes } from "../../../languages";
import { grammarOf } from "../owner-language";
import type { Sentences } from "../tables";

const { allOf, oneOf } = grammarOf("en");

const inEveryLanguage = `a text in each language: ${allOf(languageCodes)}`;

export const fields: Sentences["fields"] = {
  id: "an identifier: lower-case letters without accents, digits and hyphens, such as cala-vella",
  name: "a text, in quotation marks",
  text: "a text, in quotation marks",
  number: "a number, without quotation marks and with a point for decimals, such as 39.55",
  integer: "a whole number, without quotation marks",
  price:
    "a price: only the number, without quotation marks or symbol and with a point for cents, " +
    "such as 320 or 320.50",
  time: 'a time between 00:00 and 23:59, with two digits and in quotation marks, such as "09:30"',
  month: 'a month, with the year first and in quotation marks, such as "2026-11"',
  email: "an e-mail address, such as hola@example.com",
  phone: "a telephone number with its prefix, such as +34 600 000 000",
  url: "a web address that begins with https://, such as https://www.example.com",
  origin: "a web address with nothing after it, not even a slash, such as https://www.example.com",
  repository: "a repository at GitHub, with its owner, such as brisa/web",
  choice: "one of the words provided",
  oneOf: (values) => `one of these words, in quotation marks: ${oneOf(values)}`,
  "yes-no": "true (yes) or false (no), without quotation marks",
  "picture-file":
    "the name of a picture in content/media, with lower-case letters without accents, digits and " +
    "hyphens, such as /media/barco.jpg",
  picture: "a picture: file, description and, if need be, focus",
  localized: inEveryLanguage,
  markdown: inEveryLanguage,
  reference: "an identifier, in quotation marks",
  list: "a list (in JSON, in square brackets)",
  group: "a group of fields with their names (in JSON, in braces)",
};
