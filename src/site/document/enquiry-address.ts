import { routes } from "../../model/routes";

/** The parameter of the contact page's address that names the trip of an enquiry; empty for no particular one. */
export const TRIP_PARAMETER = "trip";

/** Returns the path, in the default language, that opens the contact form with an enquiry about a trip. */
export const enquiryPath = (trip: string) => `${routes.contact}?${TRIP_PARAMETER}=${trip}#form`;

/**
 * Matches the root of a page whose address names a trip, even before React runs: the script in the head copies
 * the query of the address to an attribute.
 */
export const ENQUIRY_PAGE = `[data-query*="${TRIP_PARAMETER}="]`;
