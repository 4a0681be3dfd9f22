import "@testing-library/jest-dom";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
// Loads now what is otherwise loaded with the first toast.
import "../../../../src/site/features/toast/toast-card";
import { ToastRegion } from "../../../../src/site/features/toast/toast-region";
import { CustomerReviews } from "../../../../src/site/sections/customer-reviews";
import { removeReview, saveReview } from "../../../../src/site/features/reviews/stored-reviews";
import { LanguageProvider } from "../language-provider";
import { showSection } from "../../../model/show-section";
import { writtenText } from "../written-text";

const page = {
  empty: { heading: "Blank", text: "Nothing yet.", button: "Begin" },
  published: { heading: "Published", text: "Bad ones, too." },
};

const review = (jsonId: string, more: object = {}) => ({
  jsonId,
  name: jsonId,
  date: "2027-05-02",
  day: "2. Mai 2027",
  rating: 3,
  language: "de",
  original: writtenText("Ruhig.", "de", "alemán"),
  text: writtenText("Calm."),
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
      <CustomerReviews page={page} published={published} />
      <ToastRegion />
    </LanguageProvider>,
  );

const headings = () => screen.queryAllByRole("heading").map(({ textContent }) => textContent);

beforeEach(() => localStorage.clear());

test.each<[what: string, published: string[], own: object[], headings: string[], isNoted: boolean]>(
  [
    ["no review: an empty state, and where one's own are kept", [], [], ["Blank"], true],
    ["published reviews only: no note on one's own", ["Otto"], [], ["Published"], false],
    ["one's own first, then published ones", ["Otto"], [own], ["list", "Published"], true],
    ["one's own only: no heading for published ones", [], [own], ["list"], true],
  ],
)("%s", (_, published, stored, expected, isNoted) => {
  if (stored.length > 0) localStorage.setItem("customerReviews", JSON.stringify(stored));
  show(published.map((name) => review(name)));
  expect(headings()).toEqual(expected);
  expect(screen.queryByText("onDevice") !== null).toBe(isNoted);
});

test.each([
  ["en", "14 September 2026", "4 out of 5 stars", "“Calm water.”"],
  ["de", "14. September 2026", "4 von 5 Sternen", "„Calm water.“"],
] as const)(
  "one's own have date, stars and quotation marks of the page: %s",
  (language, date, stars, quote) => {
    localStorage.setItem("customerReviews", JSON.stringify([own]));
    showSection(<CustomerReviews page={page} published={[]} />, language);
    expect(screen.getByRole("listitem")).toHaveTextContent(date);
    expect(screen.getByRole("listitem")).toHaveTextContent(quote);
    expect(screen.getByRole("img", { name: stars })).toBeVisible();
  },
);

test.each([
  ["booking", "checkedBooking"],
  ["address", "checkedAddress"],
  ["whatsapp", "checkedWhatsapp"],
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

describe("removing a review of one's own", () => {
  const ben = { ...own, name: "Ben" };
  const stored = () => JSON.parse(localStorage.getItem("customerReviews") ?? "[]") as object[];
  const button = (name: string | RegExp) => screen.getByRole("button", { name });
  const question = () => screen.queryByRole("group", { name: "removeAsk" });

  beforeEach(() => {
    // As browsers inside apps answer.
    jest.spyOn(window, "confirm").mockReturnValue(false);
    localStorage.setItem("customerReviews", JSON.stringify([own, ben]));
    show([]);
    fireEvent.click(screen.getAllByRole("button", { name: /removeOf/ })[0] as HTMLElement);
  });
  afterEach(() => jest.restoreAllMocks());

  test.each([
    ["no", () => fireEvent.click(button("removeNo"))],
    ["Escape", () => fireEvent.keyDown(button("removeYes"), { key: "Escape" })],
  ])(
    "is asked in the page, where nothing is the answer with the focus: %s keeps it",
    (_, answer) => {
      expect(question()).toBeVisible();
      expect(button("removeNo")).toHaveFocus();
      answer();
      expect(question()).toBeNull();
      expect(screen.getAllByRole("button", { name: /removeOf/ })[0]).toHaveFocus();
      expect(stored()).toHaveLength(2);
    },
  );

  test("yes removes this one only; the focus stays near, and the next one is asked about by itself", () => {
    fireEvent.click(button("removeYes"));
    expect(stored()).toEqual([ben]);
    expect(question()).toBeNull();
    expect(document.activeElement).toHaveAttribute("data-app-key", "customerReviews");
  });

  test("where storage does not let it go, that is said", async () => {
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("blocked", "SecurityError");
    });
    fireEvent.click(button("removeYes"));
    expect(screen.getAllByRole("button", { name: /removeOf/ })).toHaveLength(1);
    expect(await screen.findByText("notRemovedTitle")).toBeVisible();
    jest.restoreAllMocks();
    fireEvent.click(button(/removeOf/));
    fireEvent.click(button("removeYes"));
  });
});

test("one's own reviews that this browser cannot keep are not said to be on this device", () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => undefined);
  saveReview(own);
  show([]);
  expect(screen.getByText("unkept")).toBeVisible();
  expect(screen.queryByText("onDevice")).toBeNull();
  jest.restoreAllMocks();
  cleanup();
  removeReview(own);
});
