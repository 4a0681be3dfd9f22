import { cachedBy } from "../../helpers/cached-by";
import { isRecord } from "../../helpers/is-record";
import type { Content, Entry, LocaleFile } from "../../content";
import { type Collection, walk } from "../../schema";
import { collapseWhitespace, truncate } from "../../texts/strings";
import type { Kind } from "../../fields/kind";
import { withoutBrackets } from "../../texts/open-brackets";
import type { Warning } from "../findings";

/** A mark is a separate word in capitals. */
const MARK = /(?<![\p{L}\p{N}])PENDIENTE(?![\p{L}\p{N}])/u;

const FILLER = /lorem\s+ipsum/i;

/** Not "ejemplo" and "pendiente", which are ordinary words in a text. */
const IN_TEXTS = [MARK, FILLER];

/** A reserved host name or a part of one. Not in a path: a real host may have `/examples`. */
const HOST = /^(?:https?:\/\/|[^/@]+@)(?:[\w-]+\.)*(?:pendiente|example|ejemplo)(?![\w-])/i;

const IN_ADDRESSES = [MARK, HOST];

const patterns: Partial<Record<Kind, RegExp[]>> = {
  text: [
    ...IN_TEXTS,
    /^(?:pendiente|example|ejemplo)$/i,
    // "Calle de Ejemplo, 1"
    /(?<!\p{L})de ejemplo(?!\p{L})/iu,
    // "B00000000", "tomo 0000, folio 000": registration numbers are not all zeros. Does not match "1.000".
    /(?<!\d[.,\s]?)0(?:\s?0){2,}(?![.,\s]?\d)/,
  ],
  email: IN_ADDRESSES,
  url: IN_ADDRESSES,
  origin: IN_ADDRESSES,
  repository: [MARK],
  // "600 000 000"
  phone: [/0( ?0){5}$/],
};

/** Open brackets in texts have their own warnings. `kind`: undefined for a text in one language. */
export const isDummy = (value: string, kind?: Kind) =>
  kind
    ? (patterns[kind] ?? []).some((pattern) => pattern.test(value))
    : IN_TEXTS.some((pattern) => pattern.test(withoutBrackets(value)));

export const dummyValues = ({ entries, locales }: Content): Warning[] => [
  ...entries.flatMap(inEntry),
  ...locales.flatMap(inMessages),
];

const inEntry = cachedBy((entry: Entry) => inFields(entry, entry.collection.delivered));

/** Messages have no schema: their keys are the fields. */
const inMessages = cachedBy(({ file, data }: LocaleFile) => {
  const keys = isRecord(data) ? Object.keys(data) : [];
  return inFields({
    file,
    node: { properties: Object.fromEntries(keys.map((key) => [key, {}])) },
    data,
  });
});

const inFields = (
  { file, node, data }: Pick<Entry, "file" | "node" | "data">,
  delivered: Collection["delivered"] = {},
) => {
  const patterns = new Map(Object.entries(delivered));
  return walk(node, data).flatMap(({ node: { kind }, value: field, path }): Warning[] => {
    const looksDummy = typeof field === "string" && isDummy(withoutBrackets(field), kind);
    return looksDummy || patterns.get(path.join())?.test(shown(field))
      ? [{ file, path, code: "not-entered", value: truncate(shown(field)) }]
      : [];
  });
};

/** The value on one line, to quote it; of a group, its texts and numbers. */
const shown = (value: unknown) =>
  collapseWhitespace(
    (isRecord(value) ? Object.values(value) : [value])
      .filter((item) => typeof item === "string" || typeof item === "number")
      .join(", "),
  );
