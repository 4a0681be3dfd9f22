import type { SchemaNode } from "../../model/schema";
import type { ContentError } from "../../validation/findings";
import { findingMessage } from "../../validation/messages";
import type { Words } from "../words";
import { parseAmount } from "./values/parse-amount";

/** Returns what is said where nothing has been written, whatever the check calls it. */
export const isMissing = ({ code }: ContentError) =>
  code === "empty" || code === "missing-field" || code === "missing-language";

const inSentence = (message: string) => message.charAt(0).toUpperCase() + message.slice(1);

/** What cannot be read is told by what belongs there: nobody has to know how files write it. */
const wrongWords = (
  { kind, type }: SchemaNode,
  value: unknown,
  { wrong, twoReadings }: Words["fields"],
) => {
  if (kind === "price" && typeof value === "string") {
    const parsed = parseAmount(value);
    if ("problem" in parsed && parsed.problem === "two-readings")
      return twoReadings(parsed.whole, parsed.withCents);
  }
  if (type === "integer") return wrong.integer;
  return kind && Object.entries(wrong).find(([name]) => name === kind)?.[1];
};

/**
 * Returns an error of a field as a sentence below it.
 * @param value what the field holds
 */
export const errorWords = (
  error: ContentError,
  node: SchemaNode,
  value: unknown,
  { fields, tag }: Words,
): string => {
  if (isMissing(error)) return fields.missing;
  if (error.code === "unknown-placeholder") return fields.unknownFact(error.name);
  const own = error.code.startsWith("wrong") ? wrongWords(node, value, fields) : undefined;
  return own ?? inSentence(findingMessage(error, tag.startsWith("es") ? "es" : "en"));
};
