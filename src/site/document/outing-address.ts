import { isCalendarDate, type CalendarDate } from "@brisa/typed-content/dates";
import { routes } from "../../model/routes";

/** Each part may be open. Of several services, with spaces between them. */
export type Outing = { day?: CalendarDate; trip?: string; guests?: number; service?: string };

/**
 * The parameters of an address that carry an outing: `?day=2027-09-18&trip=sunset&guests=4`. On the contact page an
 * empty trip is an enquiry about no particular one. A service is asked about on that page alone, and not carried.
 */
const PARTS = ["day", "trip", "guests"] as const satisfies readonly (keyof Outing)[];

/** Divides a query, also one that was encoded or written as HTML, or that got a second question mark. */
const DIVIDER = /[?&](?:amp;)*|%(?:26|3F)(?:amp(?:;|%3B))*(?=(?:day|trip|guests)(?:=|%3D))/i;

const decoded = (value: string) => new URLSearchParams(`=${value}`).get("") ?? "";

/** Without what surrounds it: a full stop, a bracket, what nobody sees, all of it perhaps encoded twice. */
const valueIn = (encoded: string) => {
  const text = decoded(decoded(encoded));
  const plain = text.replace(/\p{Cf}/gu, "").replace(/\p{Pd}/gu, "-");
  return `${/-?[\p{L}\p{N}]+([-.,/_]+[\p{L}\p{N}]+)*|$/u.exec(plain)?.[0]}`.toLowerCase();
};

/**
 * As this site writes it, since messengers, mail programs and people change addresses. What others have put between its
 * question and ampersand signs stays to the letter, as does a query without an outing.
 */
export const corrected = (search: string) => {
  // Most pages have none, and the expressions take a slow phone ten milliseconds before the first paint.
  if (!search) return search;
  const parameters = search.split(DIVIDER).map((parameter) => {
    const [, name, value = ""] = /^(day|trip|guests)(?:=|%3D|$)(.*)/is.exec(parameter) ?? [];
    return name ? `${name.toLowerCase()}=${valueIn(value)}` : parameter;
  });
  const query = parameters.join("&").replace("&", "?");
  return hasOuting(query) ? query : search;
};

/**
 * What the query names as the day, which may be none; empty if it names nothing. After its year, a date may be written
 * as people do; before it, day and month could be either.
 */
export const dayNamedIn = (search: string) => {
  const day = new URLSearchParams(corrected(search)).get("day") ?? "";
  const [, ...numbers] = /^(\d{4})[-./](\d\d?)[-./](\d\d?)$/.exec(day) ?? [];
  return numbers.map((number) => number.padStart(2, "0")).join("-") || day;
};

/** What is no day or no number of guests is left out. */
export const outingIn = (search: string): Outing => {
  const parameters = new URLSearchParams(corrected(search));
  const day = dayNamedIn(search);
  const guests = parameters.get("guests") ?? "";
  return {
    day: isCalendarDate(day) ? day : undefined,
    trip: parameters.get("trip") || undefined,
    guests: /^[1-9]\d?$/.test(guests) ? Number(guests) : undefined,
    service: parameters.get("service") || undefined,
  };
};

/** One that is undefined or null is removed. */
export const withParameters = (
  search: string,
  changes: readonly (readonly [name: string, value: string | null | undefined])[],
) => {
  const parameters = new URLSearchParams(search);
  let query = search;
  for (const [name, value] of changes) {
    if (parameters.get(name) === (value ?? null)) continue;
    if (value == null) parameters.delete(name);
    else parameters.set(name, value);
    query = `${parameters}`.replace(/^(?=.)/, "?");
  }
  return query;
};

/** An address of this site, or a link to it. One that books a trip has its id in `data-trip`. */
type Link = { pathname: string; search: string; dataset?: { trip?: string } };

/**
 * The outing is that of the page that a pressed link is on. What the link names itself stays. A trip without a day is
 * not taken to the contact page, where it would open an enquiry.
 * @param search the query of the page
 */
export const withOuting = ({ pathname, search: own, dataset }: Link, search: string) => {
  const from = new URLSearchParams(search);
  const to = new URLSearchParams(own);
  if (dataset?.trip) from.set("trip", dataset.trip);
  if (pathname.endsWith(routes.contact) && !from.get("day")) from.delete("trip");
  return withParameters(
    own,
    PARTS.map((part) => [part, to.get(part) ?? (from.get(part) || null)]),
  );
};

/**
 * Of a page that is shown again: with the day and the group of another one, which were chosen last. A trip is what a
 * page is about, so Back leads to that of the page.
 * @param last null if nothing has been chosen
 */
export const withLastChoice = (search: string, last: string | null) => {
  const parameters = new URLSearchParams(last ?? search);
  return withParameters(
    search,
    ["day", "guests"].map((part) => [part, parameters.get(part) || null]),
  );
};

/** In the default language. */
export const enquiryPath = (trip: string) => `${routes.contact}?trip=${trip}#form`;

/** As above. About no particular trip; it asks for the day and the group, too. */
export const servicePath = (service: string) => `${routes.contact}?trip=&service=${service}#form`;

/** Whether the query of the contact page's address opens an enquiry: it names a trip or a day, even an empty one. */
export const isEnquiry = (search: string) => {
  const parameters = new URLSearchParams(search);
  return parameters.has("trip") || parameters.has("day");
};

/**
 * The query of a page's address as an attribute of its root, `;trip=sunset;day=2027-09-18;`, by which styles select even
 * before React runs. Without ampersands, which in a style stand for its element.
 */
export const queryAttribute = (search: string) => `${search.replace(/[?&]/g, ";")};`;

/** Matches the root of a page whose address names one of the trips. */
export const onTrips = (ids: readonly string[]) =>
  `:is(${ids.map((id) => `[data-query*=";trip=${id};"]`).join()})`;

/** Matches the root of a page whose address names a day: years begin with a 2, words do not. */
export const ON_DAY = `[data-query*=";day=2"]`;

/** Matches the root of a page whose address opens an enquiry ({@link isEnquiry}). */
export const ON_ENQUIRY = `:is([data-query*=";trip="],[data-query*=";day="])`;

/** The id of the field for the day, of which a page has at most one. */
export const DAY_FIELD = "day";

/** Whether the {@link corrected} query of an address carries an outing, even one that cannot be had. */
export const hasOuting = (search: string) => /[?&](day|trip|guests)=/.test(search);
