/**
 * What the site's own code keeps in the browser: drafts in sessionStorage, the rest in localStorage.
 * `src/providers/disclosure.ts` says what each is for.
 */
export const storageKeys = {
  language: "language",
  consent: "cookieConsent",
  consentDate: "cookieConsentDate",
  reviews: "customerReviews",
  contactDraft: "draft-contact",
  reviewDraft: "draft-review",
} as const;

/** Kept for a moment, to see whether the browser allows it. */
export const PROBE = "probe";
