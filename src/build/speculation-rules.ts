import { routes } from "../model/routes";

const booking = `/*${routes.booking.slice(1)}`;

/** Until the app runs. The booking page is only prefetched, since running it would load the provider's calendar. */
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
