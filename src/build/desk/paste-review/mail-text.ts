import { withoutInvisible } from "../../../typed-content/check/rules/text";

const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8});/gi;

/** Only a browser knows all HTML entities. */
const decoded = (text: string) => {
  const reader = document.createElement("textarea");
  return text.replace(ENTITY, (entity) => {
    // A line break at its beginning would go.
    reader.innerHTML = `.${entity}`;
    return reader.value.slice(1);
  });
};

/** As people read them: no HTML entities, quotation marks, indentation. Spaces stay: they may divide columns. */
export const mailLines = (mail: string) =>
  withoutInvisible(
    decoded(mail)
      .replace(/\r\n?|<br ?\/?>|[\v\f\u0085\u2028\u2029]/gi, "\n")
      .replace(/\t/g, "  ")
      .replace(/[\u00A0\u2007\u2009\u202F]/g, " "),
  )
    .split("\n")
    .map((line) => line.replace(/^[\s>]*>/, "").trim());

/** With brackets and the space before it. Its length is limited, so that long texts are searched quickly. */
const ADDRESS =
  / ?[(<[]?(?:mailto:)?[^\s@＠<>()[\]{}"',;:]{1,64}[@＠][^\s@＠<>()[\]{}"',;:]{1,255}(?<![.!?])[)>\]]?/giu;

/** A telephone number, or something else with as many digits. */
const PHONE = /@?(?<![\d\p{L}])[+(]{0,2}\d(?:[ ()./-]{0,2}\d){8,14}(?!\d)/gu;

const DATE_OR_YEARS = /\d[./-]\d{1,2}[./-]\d|20\d\d-\d\d|^(?:(?:19|20)\d\d\D+)+20\d\d$/;

const gapAt = (text: string, end: number) => (/^[^\n]*\p{L}/u.test(text.slice(end)) ? "…" : "");

/** Within a sentence an ellipsis says that something is left out. */
export const withoutContacts = (text: string) =>
  text
    .replace(ADDRESS, (address, at: number, whole: string) => {
      const gap = gapAt(whole, at + address.length);
      return gap && address.startsWith(" ") ? ` ${gap}` : gap;
    })
    .replace(PHONE, (number, at: number, whole: string) =>
      DATE_OR_YEARS.test(number) ? number : gapAt(whole, at + number.length),
    )
    .trim();

/** Empty if the mail or the chat only has an address or a number. */
export const asName = (text: string) =>
  withoutContacts(text)
    .replace(/^[~\s"'“«…]+|["'”»\s…]+$/g, "")
    .replace(/\s+/g, " ");
