/** @jest-environment jsdom */
import { awaitOwnReviews } from "../../../src/site/head-scripts/app";
import { storageKeys } from "../../../src/site/storage/storage";

const isMarked = () => "ownReviews" in document.documentElement.dataset;

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  delete document.documentElement.dataset.ownReviews;
});

test.each([null, "", "[]"])("without a stored review (%j) nothing is hidden", (stored) => {
  if (stored !== null) localStorage.setItem(storageKeys.reviews, stored);
  awaitOwnReviews();
  expect(isMarked()).toBe(false);
});

test("if the app does not start, they are shown after eight seconds", () => {
  localStorage.setItem(storageKeys.reviews, JSON.stringify([{ name: "Ana" }]));
  awaitOwnReviews();
  jest.advanceTimersByTime(7999);
  expect(isMarked()).toBe(true);
  jest.advanceTimersByTime(1);
  expect(isMarked()).toBe(false);
});
