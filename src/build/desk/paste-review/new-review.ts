import { defaultLanguage } from "../../../base/languages";
import { reviews } from "../../../model/collections/reviews";
import { withNewEntry } from "../../../desk/entry/names";
import { contentNow } from "../../../desk/core/content-now";
import { freeText, parseReviewMail, type MailProblem } from "./review-mail";
import type { Work } from "../../../desk/core/work";

/**
 * Returns the work with a new review of what a mail says, and its file; otherwise why there is none. The text goes
 * into the language of the review, or into the default one if the mail does not name it. How the review was
 * checked only the owner knows.
 * @param now in milliseconds
 */
export const withPastedReview = (
  work: Work,
  mail: string,
  now: number,
): { work: Work; file: string } | { problem: MailProblem } => {
  const parsed = parseReviewMail(mail, contentNow(work));
  if ("problem" in parsed) return parsed;
  const { text, ...facts } = parsed.review;
  const words = text && { text: { [facts.language ?? defaultLanguage]: text } };
  return withNewEntry(work, reviews, { ...facts, ...words }, now);
};

/**
 * Returns the work with a new review that has the words of a mail in the default language and nothing else, and its file.
 * @param now in milliseconds
 */
export const withReviewOfWords = (work: Work, mail: string, now: number) =>
  withNewEntry(work, reviews, { text: { [defaultLanguage]: freeText(mail) } }, now);
