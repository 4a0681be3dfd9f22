import { routes } from "../routes";

/** The booking page in every language. */
const booking = `/*${routes.booking.slice(1)}`;

/**
 * Which linked pages the browser may prepare when a visitor is about to follow the link: those of this
 * site, which are plain links away until the app runs; files are not. The booking page is fetched but
 * not run: it asks its provider for the calendar.
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
