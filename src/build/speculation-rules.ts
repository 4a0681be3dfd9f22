import { routes } from "../model/routes";

/** The booking page in every language. */
const booking = `/*${routes.booking.slice(1)}`;

/**
 * Speculation rules: while the app does not run, the browser may prerender the linked pages of this site
 * that a visitor is about to open. The booking page is only prefetched, since running it would load the
 * provider's calendar. Files are left out.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: booking }, eagerness: "moderate" }],
  prerender: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: ["/media/*", "/static/*", booking] } },
          { not: { selector_matches: "[data-app]" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
});
