import { isPrice } from "@brisa/typed-content/fields";
import {
  type ContentError,
  type ContentFinding,
  type Warning,
  messageIn,
} from "@brisa/typed-content/check";
import { nodeAt, type SchemaNode } from "@brisa/typed-content";
import { capitalized } from "@brisa/typed-content/texts";
import { isMissing } from "../core/check";
import { contentModel, schemaOf } from "../core/model";
import { valueAt } from "../core/paths";
import type { Work } from "../core/work";
import { parseAmount } from "../values/amount-text";
import { languageOfText } from "../core/translations";
import type { Words } from "../words";
import { languageName } from "./labels";
import { contentNow, dataIn } from "../core/edits";

export const findingMessage = (finding: ContentFinding, { findings, site }: Words) =>
  messageIn(findings, site.findings, finding);

/** Says what to enter, in terms of the form, not of the file. */
const wrongWords = (
  node: SchemaNode,
  value: unknown,
  { fields: { wrong, twoReadings }, money }: Words,
) => {
  if (isPrice(node) && typeof value === "string") {
    const parsed = parseAmount(value, money);
    if ("problem" in parsed && parsed.problem === "two-readings")
      return twoReadings(parsed.whole, parsed.withCents);
  }
  const { kind, type } = node;
  if (type === "integer") return wrong.integer;
  return kind && Object.entries(wrong).find(([name]) => name === kind)?.[1];
};

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
  return own ?? sentence(error, words);
};

/** For a place away from its field. */
export const errorSentence = (error: ContentError, work: Work, words: Words): string => {
  const { file, path } = error;
  if (isMissing(error)) {
    const language = languageOfText({ file, path });
    return language
      ? words.changes.missingText(languageName(language, words))
      : words.changes.emptyField;
  }
  const node = nodeAt(schemaOf(file) ?? {}, path) ?? {};
  return errorWords(error, node, valueAt(dataIn(contentNow(work), file), path), words);
};

/** For people who see forms rather than files, as the check's own messages assume. */
export const adviceSentence = (warning: Warning, count: number, words: Words): string =>
  warning.code === "older-translation"
    ? words.changes.unread(count)
    : (contentModel().messagesAtDesk[words.code][warning.code] ?? sentence(warning, words));

const sentence = (finding: ContentFinding, words: Words) =>
  capitalized(findingMessage(finding, words));

/** Share of the maximum length from which the remaining length is shown. */
const NEARLY_FULL = 0.8;

/** Undefined while there is enough room. `stored` is the text whose length the check counts. */
export const lengthWords = (
  stored: string,
  maximum: number | undefined,
  { lettersLeft, lettersOver }: Words["fields"],
) => {
  if (maximum === undefined || stored.length < maximum * NEARLY_FULL) return undefined;
  const left = maximum - stored.length;
  return left < 0
    ? { text: lettersOver(-left), isOver: true }
    : { text: lettersLeft(left), isOver: false };
};
