/**
 * Keys of the browser's storage: drafts and the outing in sessionStorage, the rest in localStorage. Their purposes are in
 * `src/site/providers/disclosure.ts`.
 */
export const storageKeys = {
  language: "language",
  consent: "cookieConsent",
  consentDate: "cookieConsentDate",
  reviews: "customerReviews",
  outing: "outing",
  contactDraft: "draft-contact",
  reviewDraft: "draft-review",
} as const;

/** The key of a value that is stored and removed at once, to test whether storage works. */
export const PROBE = "probe";
