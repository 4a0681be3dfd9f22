import type { CalendarDate } from "../../../base/calendar/calendar-date";
import type { LanguageCode } from "../../../base/languages";
import type { Content } from "../../../typed-content/content";
import { readChat, type Message } from "./chat";
import { languageIn, ratingIn, withoutPermission } from "./guesses";
import { mailLines } from "./mail-text";
import { parseReviewMail, type MailedReview, type MailProblem } from "./review-mail";
import { readMail } from "./written-mail";

/** What the text does not say is left out. Its language may be none of the site's. */
export type PastedReview = Omit<MailedReview, "language"> & { language?: LanguageCode | "other" };

export type Pasted =
  | { review: PastedReview }
  /** One of the messages is the review, or some in a row. */
  | { messages: Message[] }
  | { problem: PasteProblem };

export type PasteProblem = Exclude<MailProblem, "no-review"> | "no-words";

/** In characters. */
const LONGEST_CHAT = 5_000_000;

const withGuesses = ({ text: words = "", ...facts }: PastedReview): PastedReview => {
  const { rating, text } = ratingIn(withoutPermission(words));
  return { rating, language: languageIn(text || words), ...facts, text };
};

export const reviewOf = (messages: Message[]): PastedReview => {
  const [{ name, date } = {}] = messages;
  return withGuesses({ name, date, text: messages.map(({ text }) => text).join("\n") });
};

/**
 * Whatever somebody pastes as a review:
 * - a chat, as an app exports or copies it: `25/11/26, 13:02 - Ana: …`, `[25.11.26, 13:02:11] Ana: …`, `[13:02,
 * 25/11/2026] Ana: …`, `11/25/26, 1:02 PM - Ana: …`;
 * - the mail of the site's form, in any language, forwarded or in part; another mail, with its head or without;
 * - words alone, in which stars, a name or a day may stand.
 */
export const readPasted = (
  text: string,
  content: Pick<Content, "locales">,
  today: CalendarDate,
): Pasted => {
  const messages = text.length <= LONGEST_CHAT && readChat(mailLines(text), today);
  if (messages) {
    if (messages.length === 0) return { problem: "no-words" };
    return messages.length === 1 ? { review: reviewOf(messages) } : { messages };
  }
  const mail = parseReviewMail(text, content);
  if ("review" in mail) return mail;
  if (mail.problem !== "no-review") return { problem: mail.problem };
  // Lines with a mark of quotation are somebody else's, unless all are.
  const own = readMail(mailLines(text.replace(/^[ \t]*>.*$/gm, "")));
  const review = withGuesses(own.text ? own : readMail(mailLines(text)));
  return review.text ? { review } : { problem: "no-words" };
};
