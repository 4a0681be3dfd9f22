/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { CustomerReviews } from "../../../src/sections/customer-reviews";
import { LanguageProvider } from "../language-provider";

const page = {
  empty: { heading: "Blank", text: "Nothing yet.", button: "Begin" },
  published: { heading: "Published", text: "Bad ones, too." },
};

const review = (jsonId: string, more: object = {}) => ({
  jsonId,
  name: jsonId,
  date: "2027-05-02",
  rating: 3,
  language: "de",
  original: "Ruhig.",
  text: "Calm.",
  trip: null,
  checked: "booking",
  answer: null,
  sample: false,
  ...more,
});

const own = {
  name: "Ana",
  email: "ana@example.com",
  review: "Calm water.",
  rating: 4,
  date: "2026-09-14T10:00:00.000Z",
  language: "en-GB",
};

const show = (published: ReturnType<typeof review>[]) =>
  render(
    <LanguageProvider>
      <CustomerReviews page={page} published={published} company="Vela Clara" />
    </LanguageProvider>,
  );

const headings = () => screen.queryAllByRole("heading").map(({ textContent }) => textContent);

beforeEach(() => localStorage.clear());

test("with no review of either kind, a friendly empty state and where one's own is kept", () => {
  show([]);
  expect(headings()).toEqual(["Blank"]);
  expect(screen.getByText("onDevice")).toBeVisible();
});

test("with published reviews only, neither the empty state nor a note on one's own", () => {
  show([review("Otto")]);
  expect(headings()).toEqual(["Published"]);
  expect(screen.queryByText("onDevice")).toBeNull();
});

test("one's own reviews come first", () => {
  localStorage.setItem("customerReviews", JSON.stringify([own]));
  show([review("Otto")]);
  expect(headings()).toEqual(["list", "Published"]);
  expect(screen.getByText("onDevice")).toBeVisible();
});

test("with one's own only, no heading for published ones", () => {
  localStorage.setItem("customerReviews", JSON.stringify([own]));
  show([]);
  expect(headings()).toEqual(["list"]);
});

test("published reviews are in the order of their dates, the newest first, whatever their place", () => {
  show([
    review("old", { date: "2025-12-31" }),
    review("new", { date: "2027-01-01" }),
    review("middle", { date: "2026-06-30" }),
  ]);
  const names = screen.getAllByRole("article").map((article) => article.getAttribute("aria-label"));
  expect(names).toEqual(["new", "middle", "old"]);
});

test.each([
  ["booking", "checkedBooking"],
  ["address", "checkedAddress"],
  ["on-board", "checkedOnBoard"],
  ["not-checked", "notChecked"],
])("a review says how it was checked: %s", (checked, message) => {
  show([review("Otto", { checked })]);
  expect(screen.getByRole("article")).toHaveTextContent(message);
});

test("a sample says that it is one, and nothing of a check", () => {
  show([review("Otto", { sample: true })]);
  expect(screen.getByRole("article")).toHaveTextContent("sample");
  expect(screen.getByRole("article")).not.toHaveTextContent(/checked/i);
});
