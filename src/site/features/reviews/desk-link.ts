import type { LanguageCode } from "../../../model/languages";
import { portDate } from "../../../model/port-time";
import type { StoredReview } from "./stored-reviews";

/** In characters: programs on Windows open no longer address (`INTERNET_MAX_URL_LENGTH` is 2083). */
const LONGEST = 2000;

/**
 * Leads to the desk with the review, without its author's e-mail address. It stands behind the `#`, so that no server
 * sees it. A text that makes the link too long is left out; undefined if it is too long even so. `key`: of the message.
 */
export const deskLink = (origin: string, review: StoredReview, language: LanguageCode) => {
  const { name, rating, review: text } = review;
  const date = portDate(new Date(review.date));
  // At the end of an address, mail programs take a full stop for the sentence's.
  const facts = { name, date, rating: String(rating), language };
  const linkWith = (said: Record<string, string>) =>
    `${origin}/admin/#/reviews?${String(new URLSearchParams(said))}`;
  return [
    { key: "reviews:mailLink", link: linkWith({ text, ...facts }) } as const,
    { key: "reviews:mailShortLink", link: linkWith(facts) } as const,
  ].find(({ link }) => link.length <= LONGEST);
};
