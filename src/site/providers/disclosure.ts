import { PROBE, storageKeys } from "../storage/storage";

/**
 * Everything that is stored in a visitor's browser and every server that it contacts, for the tables of
 * the cookie policy. Purposes, durations and moments are keys of the messages in `cookies.json`.
 */

/** Data stored by the site and by Gatsby; `…` is a variable part. */
export const storedData = [
  {
    name: storageKeys.language,
    place: "localStorage",
    purpose: "language",
    duration: "untilChanged",
  },
  {
    name: storageKeys.consent,
    place: "localStorage",
    purpose: "consent",
    duration: "untilChanged",
  },
  {
    name: storageKeys.consentDate,
    place: "localStorage",
    purpose: "consentDate",
    duration: "untilChanged",
  },
  {
    name: storageKeys.reviews,
    place: "localStorage",
    purpose: "reviews",
    duration: "untilDeleted",
  },
  {
    name: PROBE,
    place: "localStorage",
    purpose: "probe",
    duration: "untilRemoved",
  },
  {
    name: storageKeys.outing,
    place: "sessionStorage",
    purpose: "outing",
    duration: "untilClosed",
  },
  {
    name: storageKeys.contactDraft,
    place: "sessionStorage",
    purpose: "contactDraft",
    duration: "untilSent",
  },
  {
    name: storageKeys.reviewDraft,
    place: "sessionStorage",
    purpose: "reviewDraft",
    duration: "untilSent",
  },
  {
    name: "@@scroll|…",
    place: "sessionStorage",
    purpose: "scroll",
    duration: "untilClosed",
  },
  {
    name: "gatsby-reload-compilation-hash-match",
    place: "sessionStorage",
    purpose: "reload",
    duration: "untilClosed",
  },
] as const;

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
