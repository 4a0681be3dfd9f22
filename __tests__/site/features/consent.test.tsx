/** @jest-environment jsdom */
import { renderHook } from "@testing-library/react";
import { isAsked, isAskedNow } from "../../../src/site/head-scripts/consent";
import { useConsent } from "../../../src/site/features/booking/use-widget";

const NOW = new Date("2026-11-21T12:00:00Z");

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

describe("in the browser", () => {
  const consent = () => renderHook(() => useConsent()).result;

  beforeEach(() => {
    localStorage.clear();
    jest.useFakeTimers({ now: NOW });
  });
  afterEach(() => jest.useRealTimers());

  test("a refusal holds until there is another choice, though the visitor is asked again", () => {
    localStorage.setItem("cookieConsent", "rejected");
    localStorage.setItem("cookieConsentDate", "2020-01-01T00:00:00Z");
    expect(isAskedNow()).toBe(true);
    expect(consent().current).toBe("rejected");
  });
});
