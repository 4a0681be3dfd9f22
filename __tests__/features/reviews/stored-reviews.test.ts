/** @jest-environment jsdom */
import { saveReview, type StoredReview } from "../../../src/features/reviews/stored-reviews";

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

test("the same text by the same author is stored once, with its last rating and date", () => {
  saveReview(review);
  const again = { ...review, rating: 5, date: "2026-09-15T10:00:00.000Z" };
  saveReview(again);
  expect(stored()).toEqual([again]);
});

test.each([
  ["name", { name: "Ben" }],
  ["address", { email: "ben@example.com" }],
  ["text", { review: "Clear water." }],
])("a review with another %s is stored beside it", (_, other) => {
  saveReview(review);
  saveReview({ ...review, ...other });
  expect(stored()).toEqual([{ ...review, ...other }, review]);
});

test("what is not a review stays in the stored list", () => {
  localStorage.setItem("customerReviews", '[null, "text", {"name": "Ana"}]');
  saveReview(review);
  saveReview(review);
  expect(stored()).toEqual([review, null, "text", { name: "Ana" }]);
});
