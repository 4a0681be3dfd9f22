/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import "@testing-library/jest-dom";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import {
  trip,
  answer,
  show,
  enter,
  field,
  pageAt,
  choices,
  evening,
  morning,
} from "./show-day-picker";

const night = trip("Night", "21:15", "23:00");

const NONE = "shownNone";

/** What is said, line by line. */
const answers = () =>
  Array.from(screen.getByRole("status").querySelectorAll(":scope > :is(:first-child, p)"), (line) =>
    String(line.textContent),
  );

/** Returns the first sentence once a date that has been typed is taken for complete. */
const settledAnswer = () => {
  act(() => jest.advanceTimersByTime(1000));
  return answer();
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("a day is written to the address, beside what else is there, and taken away again", () => {
  show({ query: "?utm_source=x&trip=sunset#day" });
  expect(answer()).toBe(NONE);
  enter("2027-07-14");
  expect(location.search + location.hash).toBe("?utm_source=x&trip=sunset&day=2027-07-14#day");
  fireEvent.click(screen.getByRole("button", { name: "clear clearDay" }));
  expect(location.search + location.hash).toBe("?utm_source=x&trip=sunset#day");
  expect([field().value, settledAnswer()]).toEqual(["", NONE]);
  expect(field()).toHaveFocus();
});

/** Opens the page at an address, with what its HTML's field has before the app runs. */
const showLate = (query: string, enterEarly: (early: HTMLInputElement) => void) => {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(pageAt({}));
  enterEarly(container.querySelector("input") as HTMLInputElement);
  history.replaceState(null, "", `/en/excursiones/${query}`);
  render(pageAt({}), { container, hydrate: true });
};

test.each(["", "?day=2027-09-18"])(
  "a day that is entered before the app runs wins: %j",
  (query) => {
    showLate(query, (early) => (early.value = "2027-07-14"));
    expect([field().value, location.search]).toEqual(["2027-07-14", "?day=2027-07-14"]);
  },
);

// jsdom has no partly filled date.
const badInput = { badInput: true } as ValidityState;

test("a day that is being typed when the app starts is not replaced by that of the address", () => {
  showLate("?day=2027-09-18&trip=sunset", (early) => {
    Object.defineProperty(early, "validity", { value: badInput });
    early.focus();
  });
  expect([field().value, location.search, answer()]).toEqual(["", "?trip=sunset", NONE]);
  act(() => field().blur());
  expect(answer()).toBe("dayNone");
});

test("a day in the address is in the field", () => {
  show({ query: "?day=2027-09-18" });
  expect(field().value).toBe("2027-09-18");
  expect(answers()).toEqual([
    "Saturday 18 September",
    "shownOfDay",
    "At 19:54.",
    "sees_longBefore",
  ]);
});

test("without a day there are as many lines, and what they say is called usual", () => {
  show();
  expect(answers()).toEqual([NONE, "shownUsual", "sunUsual", "seesAny"]);
});

test("the field's default is the day, to which WebKit resets it when a page comes back", () => {
  show({ query: "?day=2027-09-18" });
  expect(field().defaultValue).toBe("2027-09-18");
  enter("2027-07-14");
  expect(field().defaultValue).toBe("2027-07-14");
  fireEvent.click(screen.getByRole("button", { name: "clear clearDay" }));
  expect(field().defaultValue).toBe("");
});

test.each([
  ["today", "2027-06-15", ["Tuesday 15 June", "shownOfDay", "At 21:18.", "sees_afterReturn"]],
  [
    "the change of clocks",
    "2027-10-31",
    ["Sunday 31 October", "shownOfDay", "At 17:49.", "sees_atDeparture"],
  ],
  [
    "the next season",
    "2028-07-01",
    ["Saturday 1 July 2028", "shownOfDay", "At 21:21.", "sees_afterReturn"],
  ],
  ["29 February", "2028-02-29", ["Not on 29 February.", "shownUsual", "At 18:41.", "seesNone"]],
])("%s has an answer", (_, day, lines) => {
  show();
  enter(day);
  expect(answers()).toEqual(lines);
});

const RANGE = "15 June 2027 to 31 December 2028";

test.each([
  ["yesterday", "2027-06-14", RANGE],
  ["the year after the next", "2029-01-01", RANGE],
  ["a year of five digits", "20270-07-01", RANGE],
  ["a year that has been left half-typed", "0202-07-14", RANGE],
  ["no date", "", NONE],
  ["a date that is none", "2027-02-29", NONE],
])("%s is not chosen", (_, day, text) => {
  show();
  enter("2027-07-14");
  expect(enter(day)).toBe(text);
  expect(location.search).toBe("");
});

test.each([
  ["2027-06-14", "14 June 2027 is past"],
  ["2029-01-01", "shownFar"],
  ["2027-02-29", "shownInvalid"],
  ["x", "shownInvalid"],
])("an address with the day %s chooses none, which is said", (day, said) => {
  show({ query: `?day=${day}` });
  expect([field().value, answer()]).toEqual(["", said]);
  expect(choices()).toContain("thisSaturday");
});

test("nothing is said of a year while it is being typed", () => {
  show();
  act(() => field().focus());
  for (const year of ["0002", "0020", "0202"]) expect(enter(`${year}-07-14`)).toBe(NONE);
  enter("2027-07-14");
  expect(settledAnswer()).toBe("Wednesday 14 July");
  enter("0202-07-14");
  act(() => field().blur());
  expect(answer()).toBe(RANGE);
});

test("of a date that is typed over another one only the last is said, and chosen at once", () => {
  show({ query: "?day=2027-09-18" });
  act(() => field().focus());
  for (const day of ["2027-01-18", "2027-10-18", "2027-10-02", ""])
    expect(enter(day)).toBe("Saturday 18 September");
  expect(enter("2027-10-20")).toBe("Saturday 18 September");
  expect(location.search).toBe("?day=2027-10-20");
  expect(settledAnswer()).toBe("Wednesday 20 October");
  enter("2027-10-21");
  act(() => field().blur());
  expect(answer()).toBe("Thursday 21 October");
});

test("a date that is incomplete is reported once the field is left", () => {
  show();
  Object.defineProperty(field(), "validity", { value: badInput });
  act(() => field().focus());
  expect(enter("")).toBe(NONE);
  act(() => field().blur());
  expect(answer()).toBe("dayNone");
});

test("a trip has the hours of the chosen day", () => {
  const june = { from: "2027-06-20", to: "2027-09-04", start: "18:30", end: "22:00" };
  show({ hoursByDay: [{ ...june, trip: { jsonId: "Evening" } }] });
  for (const [day, isSeen] of [
    ["06-19", false],
    ["06-20", true],
    ["09-04", true],
    ["07-15", true],
  ] as const)
    expect([enter(`2027-${day}`), answers().at(-1) !== "sees_afterReturn"]).toEqual([
      expect.any(String),
      isSeen,
    ]);
});

test("of several trips at sunset each is named; without one there is the time alone", () => {
  const { unmount } = show({ trips: [evening, night] });
  enter("2027-08-30");
  expect(answers().slice(2)).toEqual([
    "At 20:24.",
    "Evening: sees_inTime",
    "Night: sees_beforeDeparture",
  ]);
  unmount();
  show({ trips: [morning] });
  enter("2027-08-30");
  expect(answers().slice(2)).toEqual(["At 20:24."]);
});
