import type { CalendarDate } from "../../../base/calendar/calendar-date";
import type { LanguageCode } from "../../../base/languages";
import type { Content } from "../../../typed-content/content";
import { readChat, type Message } from "./chat";
import { languageIn, ratingIn, withoutPermission } from "./guesses";
import { mailLines } from "./mail-text";
import { parseReviewMail, type MailedReview, type MailProblem } from "./review-mail";
import { readMail } from "./written-mail";

/** What a pasted text says of a review; what it does not say is left out. It may be in none of the site's languages. */
export type PastedReview = Omit<MailedReview, "language"> & { language?: LanguageCode | "other" };

export type Pasted =
  | { review: PastedReview }
  /** The messages of a chat, of which one is the review, or some in a row. */
  | { messages: Message[] }
  | { problem: PasteProblem };

/** Why nothing can be taken over. */
export type PasteProblem = Exclude<MailProblem, "no-review"> | "no-words";

/** Longest chat that is read, in characters. */
const LONGEST_CHAT = 5_000_000;

/** Returns a review with the stars and the language of its text, unless they are known. */
const withGuesses = ({ text: words = "", ...facts }: PastedReview): PastedReview => {
  const { rating, text } = ratingIn(withoutPermission(words));
  return { rating, language: languageIn(text || words), ...facts, text };
};

/** Returns the review in messages that one person has written in a row. */
export const reviewOf = (messages: Message[]): PastedReview => {
  const [{ name, date } = {}] = messages;
  return withGuesses({ name, date, text: messages.map(({ text }) => text).join("\n") });
};

/**
 * Reads whatever somebody pastes as a review. It may be
 * - a chat, as an app exports or copies it: `25/11/26, 13:02 - Ana: …`, `[25.11.26, 13:02:11] Ana: …`,
 *   `[13:02, 25/11/2026] Ana: …`, `11/25/26, 1:02 PM - Ana: …`, with lines of the app's own between;
 * - the mail that the site's form sends, in any language, forwarded or in part;
 * - another mail, with its head (`De:`, `From:`, `Von:`) or without, with what it answers below, with a signature;
 * - words alone, in which stars, a name or a day may stand.
 * @param today on which, or before, it was written
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
