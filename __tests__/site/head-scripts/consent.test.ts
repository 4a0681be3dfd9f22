/** @jest-environment jsdom */
import { askIfDue, isAsked, watchBanner } from "../../../src/site/head-scripts/consent";

const NOW = new Date("2026-11-21T12:00:00Z");

const isShown = () => document.documentElement.hasAttribute("data-cookie-banner");
const press = (name: string) => document.getElementById(name)?.click();

beforeAll(() => {
  jest.useFakeTimers({ now: NOW });
  document.body.innerHTML = `
    <button data-cookies="rejected"><span id="reject">Reject</span></button>
    <button data-cookies="accepted" id="accept">Accept</button>
    <button data-cookies="ask" id="settings">Cookie settings</button>
    <section id="banner" data-banner tabindex="-1"></section>`;
  watchBanner();
});
beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test.each([
  ["reject", "rejected"],
  ["accept", "accepted"],
])("%s stores the choice and its date, and hides the banner", (button, choice) => {
  press("settings");
  expect(isShown()).toBe(true);
  press(button);
  expect(isShown()).toBe(false);
  expect({ ...localStorage }).toEqual({
    cookieConsent: choice,
    cookieConsentDate: NOW.toISOString(),
  });
});

test.each(["setItem", "getItem"] as const)(
  "where %s throws, the choice holds on the page",
  (name) => {
    press("settings");
    jest.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    press("accept");
    expect(isShown()).toBe(false);
    askIfDue();
    expect(isShown()).toBe(false);
  },
);

test("a choice in another tab hides the banner here", () => {
  press("settings");
  localStorage.setItem("cookieConsent", "accepted");
  dispatchEvent(new StorageEvent("storage"));
  expect(isShown()).toBe(false);
});

test.each([
  ["nothing is stored", null, null],
  ["what is stored is no choice", "maybe", "2026-11-20T12:00:00Z"],
  ["24 months have passed", "accepted", "2024-11-21T12:00:00Z"],
  ["a refusal is 24 months old", "rejected", "2024-11-21T12:00:00Z"],
])("the visitor is asked when %s", (_, choice, date) => {
  expect(isAsked(choice, date, NOW)).toBe(true);
});

test.each([
  ["was made today", "accepted", "2026-11-21T12:00:00Z"],
  ["was made a day less than 24 months ago", "rejected", "2024-11-22T12:00:00Z"],
  ["has no date, as from before dates were stored", "accepted", null],
  ["has a date that nobody can read", "accepted", "yesterday"],
])("the visitor is not asked while their choice %s", (_, choice, date) => {
  expect(isAsked(choice, date, NOW)).toBe(false);
});
