import { isRecord, type Content, type LocaleFile } from "../../content-files/content";
import { collapseWhitespace, truncate } from "../../content-files/strings";
import type { Kind } from "../../model/fields/kind";
import { walk, type SchemaNode } from "../../model/schema";
import { withoutBrackets } from "./open-brackets";
import type { Warning } from "../findings";

/** The owner's mark for a value that is still to come: a separate word in capitals. */
const MARK = /(?<![\p{L}\p{N}])PENDIENTE(?![\p{L}\p{N}])/u;

const FILLER = /lorem\s+ipsum/i;

/** Patterns for texts, in which "ejemplo" and "pendiente" are ordinary words. */
const IN_TEXTS = [MARK, FILLER];

/** A reserved host name or a part of one; a real host may have a path `/examples`. */
const HOST = /^(?:https?:\/\/|[^/@]+@)(?:[\w-]+\.)*(?:pendiente|example|ejemplo)(?![\w-])/i;

const IN_ADDRESSES = [MARK, HOST];

/** Patterns of dummy values, by the kind of the field. */
const patterns: Partial<Record<Kind, RegExp[]>> = {
  text: [
    ...IN_TEXTS,
    /^(?:pendiente|example|ejemplo)$/i,
    // "Calle de Ejemplo, 1"
    /(?<!\p{L})de ejemplo(?!\p{L})/iu,
    // "B00000000", "tomo 0000, folio 000": numbers of registers are not all zeros; "1.000" is not.
    /(?<!\d[.,\s]?)0(?:\s?0){2,}(?![.,\s]?\d)/,
  ],
  email: IN_ADDRESSES,
  url: IN_ADDRESSES,
  origin: IN_ADDRESSES,
  repository: [MARK],
  // "+34 600 000 000"
  phone: [/0( ?0){5}$/],
};

/**
 * Whether a value is a dummy, to be replaced by the owner. Open brackets in texts have warnings of
 * their own.
 * @param kind the kind of its field; texts in one language have none
 */
export const isDummy = (value: string, kind?: Kind) =>
  kind
    ? (patterns[kind] ?? []).some((pattern) => pattern.test(value))
    : IN_TEXTS.some((pattern) => pattern.test(withoutBrackets(value)));

/**
 * Fields of the company, by path, that were delivered with values which would be valid anywhere
 * else: the position, and a postal code without an address.
 */
const deliveredValues: Record<string, RegExp> = {
  position: /^39\.55, 2\.633$/,
  "address,postalCode": /^\d\d000$/,
};
const COMPANY = "company.json";

/** Every field and every interface text that still holds a dummy value. */
export const dummyValues = ({ entries, locales }: Content): Warning[] =>
  [...entries, ...locales.map(asEntry)].flatMap(({ file, node, data }) => {
    const found: Warning[] = [];
    walk(node, data, ({ kind }, field, path) => {
      const value = shown(field);
      const looksDummy = typeof field === "string" && isDummy(field, kind);
      if (looksDummy || (file === COMPANY && deliveredValues[path.join()]?.test(value))) {
        found.push({ file, path, code: "not-entered", value: truncate(value) });
      }
    });
    return found;
  });

/** Interface texts have no schema: whatever keys the file has are its fields. */
const asEntry = ({ file, data }: LocaleFile) => {
  const keys = isRecord(data) ? Object.keys(data) : [];
  const node: SchemaNode = { properties: Object.fromEntries(keys.map((key) => [key, {}])) };
  return { file, node, data };
};

/** The value on one line, as a message quotes it; of a group its texts and numbers. */
const shown = (value: unknown) =>
  collapseWhitespace(
    (isRecord(value) ? Object.values(value) : [value])
      .filter((item) => typeof item === "string" || typeof item === "number")
      .join(", "),
  );
