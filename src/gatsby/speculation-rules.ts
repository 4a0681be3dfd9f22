import { localPath, languageCodes } from "../languages";
import { routes } from "../routes";

const booking = languageCodes.map((language) => localPath(routes.booking, language));

/** Pages of this site, which are plain links away until the app runs; files are not. */
const pages = [
  { href_matches: "/*" },
  { not: { href_matches: ["/media/*", "/static/*"] } },
  { not: { selector_matches: "[data-app]" } },
];

/**
 * Which linked pages the browser may prepare when a visitor is about to follow the link. The booking
 * page is fetched but not run: it asks its provider for the calendar.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: booking }, eagerness: "moderate" }],
  prerender: [
    { where: { and: [...pages, { not: { href_matches: booking } }] }, eagerness: "moderate" },
  ],
});
