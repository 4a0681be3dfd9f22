/** @jest-environment jsdom */
import { renderHook } from "@testing-library/react";
import {
  removeReview,
  saveReview,
  useStoredReviews,
  type StoredReview,
} from "../../../../src/site/features/reviews/stored-reviews";

const review: StoredReview = {
  name: "Ana",
  email: "ana@example.com",
  review: "Calm water.",
  rating: 4,
  date: "2026-09-14T10:00:00.000Z",
  language: "en-GB",
};

const stored = () => JSON.parse(localStorage.getItem("customerReviews") ?? "[]") as unknown[];

beforeEach(() => localStorage.clear());

test.each([
  ["name", { name: "Ben" }],
  ["address", { email: "ben@example.com" }],
  ["text", { review: "Clear water." }],
])("a review with another %s is stored beside it", (_, other) => {
  saveReview(review);
  saveReview({ ...review, ...other });
  expect(stored()).toEqual([{ ...review, ...other }, review]);
});

/** Returns what the page shows. */
const shown = () => {
  const { result, unmount } = renderHook(useStoredReviews);
  unmount();
  return result.current;
};

test.each([
  ["a rating stored as text", { rating: "4" }, review],
  ["with spaces", { rating: " 5 " }, { ...review, rating: 5 }],
  ["a date in milliseconds", { date: Date.parse(review.date) }, review],
  ["in seconds", { date: Date.parse(review.date) / 1000 }, review],
  ["as digits", { date: String(Date.parse(review.date)) }, review],
  ["a day", { date: "2026-09-14" }, { ...review, date: "2026-09-14" }],
])("%s is shown, kept as it is, and can be removed", (_, odd, expected) => {
  const stored = { ...review, ...odd };
  localStorage.setItem("customerReviews", JSON.stringify([stored]));
  expect(shown()).toEqual([expected]);
  const newer = { ...review, name: "Ben" };
  saveReview(newer);
  expect(shown()).toEqual([newer, expected]);
  expect(JSON.parse(localStorage.getItem("customerReviews") ?? "")).toEqual([newer, stored]);
  removeReview(expected);
  expect(shown()).toEqual([newer]);
});

test.each([
  { rating: "6" },
  { rating: "4 of 5" },
  { rating: true },
  { date: "yesterday" },
  { date: 1e300 },
  { date: null },
  { name: "\u200b" },
])("what is no review is kept and not shown: %j", (odd) => {
  localStorage.setItem("customerReviews", JSON.stringify([{ ...review, ...odd }]));
  const text = localStorage.getItem("customerReviews");
  expect(shown()).toEqual([]);
  expect(localStorage.getItem("customerReviews")).toBe(text);
});
