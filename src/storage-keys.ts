/**
 * What the site's own code keeps in the browser: drafts in sessionStorage, the rest in localStorage.
 * The cookie policy must name each: `npm run check` tells of one that it does not.
 */
export const storageKeys = {
  language: "language",
  consent: "cookieConsent",
  consentDate: "cookieConsentDate",
  reviews: "customerReviews",
  contactDraft: "draft-contact",
  reviewDraft: "draft-review",
} as const;

/** How the names begin of what Gatsby keeps in sessionStorage, until the tab is closed. */
export const gatsbySessionKeys = ["@@scroll|", "gatsby-reload-compilation-hash-match"];
