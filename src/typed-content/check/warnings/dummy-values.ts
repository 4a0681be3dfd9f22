import { cachedBy } from "../../../base/cached-by";
import { isRecord } from "../../../base/is-record";
import type { Content, Entry, LocaleFile } from "../../content";
import { type Collection, walk } from "../../schema";
import { collapseWhitespace, truncate } from "../../texts/strings";
import type { Kind } from "../../fields/kind";
import { defaultLanguage, languages, type Language } from "../../languages";
import { withoutBrackets } from "../../texts/open-brackets";
import type { Warning } from "../findings";

const FILLER = /lorem\s+ipsum/i;

/** A reserved host name or a part of one. Not in a path: a real host may have `/examples`. */
const HOST = /^(?:https?:\/\/|[^/@]+@)(?:[\w-]+\.)*(?:pendiente|example|ejemplo)(?![\w-])/i;

const patternsIn = cachedBy(({ missing }: Language) => {
  // A separate word in capitals.
  const mark = new RegExp(`(?<![\\p{L}\\p{N}])${missing}(?![\\p{L}\\p{N}])`, "u");
  // Not "ejemplo" and "pendiente", which are ordinary words in a text.
  const inTexts = [mark, FILLER];
  const inAddresses = [mark, HOST];
  const inFields: Partial<Record<Kind, RegExp[]>> = {
    text: [
      ...inTexts,
      /^(?:pendiente|example|ejemplo)$/i,
      // "Calle de Ejemplo, 1"
      /(?<!\p{L})de ejemplo(?!\p{L})/iu,
      // "B00000000", "tomo 0000, folio 000": registration numbers are not all zeros. Does not match "1.000".
      /(?<!\d[.,\s]?)0(?:\s?0){2,}(?![.,\s]?\d)/,
    ],
    email: inAddresses,
    url: inAddresses,
    origin: inAddresses,
    repository: [mark],
    // "600 000 000"
    phone: [/0( ?0){5}$/],
  };
  return { inTexts, inFields };
});

/** Open brackets in texts have their own warnings. `kind`: undefined for a text in one language. */
export const isDummy = (value: string, kind?: Kind) => {
  const { inTexts, inFields } = patternsIn(languages()[defaultLanguage()]);
  return kind
    ? (inFields[kind] ?? []).some((pattern) => pattern.test(value))
    : inTexts.some((pattern) => pattern.test(withoutBrackets(value)));
};

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
  const found: Warning[] = [];
  const patterns = new Map(Object.entries(delivered));
  walk(node, data, ({ kind }, field, path) => {
    const looksDummy = typeof field === "string" && isDummy(withoutBrackets(field), kind);
    if (looksDummy || patterns.get(path.join())?.test(shown(field)))
      found.push({ file, path, code: "not-entered", value: truncate(shown(field)) });
  });
  return found;
};

/** The value on one line, to quote it; of a group, its texts and numbers. */
const shown = (value: unknown) =>
  collapseWhitespace(
    (isRecord(value) ? Object.values(value) : [value])
      .filter((item) => typeof item === "string" || typeof item === "number")
      .join(", "),
  );
