import type { ModelSentences } from "../../content";
import type { ContentFinding } from "../findings";
import type { Messages } from "./types";

/**
 * Returns what is wrong or doubtful and what to do, without the file and the field.
 * @param messages the sentences of a language
 * @param own those of the model in that language. They come first: it may say more of a fault that any model can have
 */
export const messageIn = (
  messages: Messages["findings"],
  own: ModelSentences,
  finding: ContentFinding,
) => {
  const sentences: Record<string, unknown> = { ...messages, ...own };
  // Each code's message takes the findings of that code, which TypeScript cannot relate here.
  const message = sentences[finding.code] as (each: ContentFinding) => string;
  return singleLine(message(finding));
};

/**
 * Replaces control characters, and those that end a line or reverse its direction. Names of files and fields are untrusted
 * and must not affect the terminal.
 */
export const singleLine = (text: string) =>
  text.replace(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu, "�");
