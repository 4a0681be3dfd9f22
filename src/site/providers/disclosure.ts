import { PROBE, storageKeys } from "../storage/storage";

/**
 * Everything that is stored in a visitor's browser and every server that it contacts, for the tables of
 * the cookie policy. Purposes, durations and moments are keys of the messages in `cookies.json`.
 */

const storedInto =
  <Place extends string>(place: Place) =>
  <Purpose extends string, Duration extends string>(
    name: string,
    purpose: Purpose,
    duration: Duration,
  ) => ({ name, place, purpose, duration });

const local = storedInto("localStorage");
const session = storedInto("sessionStorage");

/** Data stored by the site and by Gatsby; `…` is a variable part. */
export const storedData = [
  local(storageKeys.language, "language", "untilChanged"),
  local(storageKeys.consent, "consent", "untilChanged"),
  local(storageKeys.consentDate, "consentDate", "untilChanged"),
  local(storageKeys.reviews, "reviews", "untilDeleted"),
  local(PROBE, "probe", "untilRemoved"),
  session(storageKeys.outing, "outing", "untilClosed"),
  session(storageKeys.contactDraft, "contactDraft", "untilSent"),
  session(storageKeys.reviewDraft, "reviewDraft", "untilSent"),
  session("@@scroll|…", "scroll", "untilClosed"),
  session("gatsby-reload-compilation-hash-match", "reload", "untilClosed"),
];

const CONSENT: readonly string[] = [storageKeys.consent, storageKeys.consentDate];

/** Without cookies there is no choice about them. */
export const storedIn = (hasCalendar: boolean) =>
  storedData.filter(({ name }) => hasCalendar || !CONSENT.includes(name));

/** The third-party servers that a page may contact, or that a visitor books at. */
export const contactedHosts = [
  { provider: "form", purpose: "formPurpose", when: "formWhen" },
  { provider: "booking", purpose: "bookingPurpose", when: "bookingWhen" },
  { provider: "otherCalendar", purpose: "otherPurpose", when: "otherWhen" },
] as const;
