import { isMissing } from "../core/faults";
import type { SchemaNode } from "../../typed-content/schema";
import type { ContentError } from "../../typed-content/check/findings";
import { findingMessage } from "./finding-message";
import type { Words } from "../words";
import { parseAmount } from "../form/values/parse-amount";

const inSentence = (message: string) => message.charAt(0).toUpperCase() + message.slice(1);

/**
 * Returns a message for a value of the wrong form that says what to enter, in terms of the form, not of the
 * file.
 */
const wrongWords = (
  { kind, type }: SchemaNode,
  value: unknown,
  { fields: { wrong, twoReadings }, money }: Words,
) => {
  if (kind === "price" && typeof value === "string") {
    const parsed = parseAmount(value, money);
    if ("problem" in parsed && parsed.problem === "two-readings")
      return twoReadings(parsed.whole, parsed.withCents);
  }
  if (type === "integer") return wrong.integer;
  return kind && Object.entries(wrong).find(([name]) => name === kind)?.[1];
};

/**
 * Returns the message of an error as a sentence.
 * @param value the value of the field
 */
export const errorWords = (
  error: ContentError,
  node: SchemaNode,
  value: unknown,
  words: Words,
): string => {
  const { fields } = words;
  if (isMissing(error)) return fields.missing;
  if (error.code === "unknown-placeholder") return fields.unknownFact(error.name);
  const own = error.code.startsWith("wrong") ? wrongWords(node, value, words) : undefined;
  return own ?? inSentence(findingMessage(error, words));
};
