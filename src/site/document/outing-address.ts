import { isCalendarDate, type CalendarDate } from "../../base/calendar/calendar-date";
import { routes } from "../../model/routes";

/** What a visitor has chosen so far; each part may be open. */
export type Outing = { day?: CalendarDate; trip?: string; guests?: number };

/**
 * The parameters of an address that carry an outing: `?day=2027-09-18&trip=sunset&guests=4`. On the contact page an
 * empty trip is an enquiry about no particular one.
 */
const PARTS = ["day", "trip", "guests"] as const satisfies readonly (keyof Outing)[];

/** Returns the outing that the query of an address carries. What is no day or no number of guests is left out. */
export const outingIn = (search: string): Outing => {
  const parameters = new URLSearchParams(search);
  const [day, trip, guests] = PARTS.map((part) => parameters.get(part) ?? "") as [
    string,
    string,
    string,
  ];
  return {
    day: isCalendarDate(day) ? day : undefined,
    trip: trip || undefined,
    guests: /^[1-9]\d?$/.test(guests) ? Number(guests) : undefined,
  };
};

/** An address of this site, or a link to it. One that books a trip has its id in `data-trip`. */
type Link = { pathname: string; search: string; dataset?: { trip?: string } };

/**
 * Returns the query of a pressed link with the outing of the page that it is on. What the link names itself stays.
 * A trip without a day is not taken to the contact page, where it would open an enquiry.
 * @param search the query of the page
 */
export const withOuting = ({ pathname, search: own, dataset }: Link, search: string) => {
  const from = new URLSearchParams(search);
  const to = new URLSearchParams(own);
  if (dataset?.trip) from.set("trip", dataset.trip);
  if (pathname.endsWith(routes.contact) && !from.get("day")) from.delete("trip");
  let query = own;
  for (const part of PARTS) {
    const value = from.get(part);
    if (!value || to.has(part)) continue;
    to.set(part, value);
    query = `?${to}`;
  }
  return query;
};

/** Returns the path, in the default language, that opens the contact form with an enquiry about a trip. */
export const enquiryPath = (trip: string) => `${routes.contact}?trip=${trip}#form`;

/** Whether the query of the contact page's address opens an enquiry: it names a trip or a day, even an empty one. */
export const isEnquiry = (search: string) => {
  const parameters = new URLSearchParams(search);
  return parameters.has("trip") || parameters.has("day");
};

/**
 * The query of a page's address as an attribute of its root, by which styles can select even before React runs. Parameters
 * begin with a semicolon, since an ampersand in a style stands for its element.
 */
export const queryAttribute = (search: string) => search.replace(/[?&]/g, ";");

/** Matches the root of a page whose address names a trip. */
export const TRIP_PAGE = `[data-query*=";trip="]`;

/** Matches the root of a page whose address names a day. */
export const DAY_PAGE = `[data-query*=";day="]`;

/** Matches the root of a page whose address names a trip or a day ({@link isEnquiry}). */
export const ENQUIRY_PAGE = `:is(${TRIP_PAGE},${DAY_PAGE})`;

/** Whether the query of an address carries an outing, even one with faults. */
export const hasOuting = (search: string) => /[?&](day|trip|guests)=/.test(search);
