import "@testing-library/jest-dom";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import type { DayState } from "../../../../src/model/day-states";
import { WHOLE_YEAR, type Season } from "../../../../src/model/season";
import { DayField } from "../../../../src/site/features/outing/day-field";
import { LanguageProvider } from "../language-provider";

// The others show their keys.
const messages = {
  weekday: "{{weekday}} {{date}}",
  shownOutside: "Not on {{date}}.",
  sunSets: "At {{time}}.",
  dayRange: "{{from}} to {{to}}",
  dayPast: "{{date}} is past",
  seeDay: "See {{date}}",
};

const closed = { from: "2027-06-15", to: "2027-06-15", state: "closed" as const };
const summer: Season = { from: "april", to: "october" };

type Shown = {
  season?: Season;
  states?: readonly DayState[];
  today?: string;
};

const pageAt = ({ season = summer, states = [], today = "2027-06-15" }: Shown) => (
  <LanguageProvider
    language="en"
    messages={{ trips: messages }}
    calendar={{ today, season, states }}
  >
    <DayField tellsSunset />
  </LanguageProvider>
);

const show = (query = "", shown: Shown = {}) => {
  history.replaceState(null, "", `/en/excursiones/${query}`);
  return render(pageAt(shown));
};

/** Opens the page at an address, with what its HTML's field has before the app runs. */
const showLate = (query: string, enterEarly: (early: HTMLInputElement) => void) => {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(pageAt({}));
  enterEarly(container.querySelector("input") as HTMLInputElement);
  history.replaceState(null, "", `/en/excursiones/${query}`);
  render(pageAt({}), { container, hydrate: true });
};

/** Of no day. */
const NONE = "seesAny";
const RANGE = "15 June 2027 to 31 December 2028";

const field = () => screen.getByLabelText<HTMLInputElement>(/^whichDay/, { selector: "input" });

/** What is said, line by line: the first may be heard alone. */
const answers = () =>
  Array.from(screen.getByRole("status").querySelectorAll(":scope > :is(span, p)"), (line) =>
    String(line.textContent).replace(". ", ""),
  );
const answer = () => answers()[0];

/** Returns the first sentence once a date that has been typed is taken for complete. */
const settledAnswer = () => {
  act(() => jest.advanceTimersByTime(1000));
  return answer();
};

const enter = (value: string) => {
  fireEvent.input(field(), { target: { value } });
  return answer();
};

const leave = () => {
  act(() => field().blur());
  return answer();
};

const choices = () => screen.queryAllByRole("button").map(({ textContent }) => textContent);
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

// jsdom has no partly filled date.
const badInput = { badInput: true } as ValidityState;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("a day is written to the address, beside what else is there, and taken away again", () => {
  show("?utm_source=x&trip=sunset#day");
  expect([field().min, field().max]).toEqual(["2027-06-15", "2028-12-31"]);
  expect(answers()).toEqual([NONE]);
  enter("2027-07-14");
  expect(location.search + location.hash).toBe("?utm_source=x&trip=sunset&day=2027-07-14#day");
  expect(answers()).toEqual(["Wednesday 14 July", "At 21:17."]);
  expect(screen.getByText("Wednesday 14 July", { selector: "label *" })).toBeVisible();
  // To its default, WebKit resets a field when a page comes back.
  expect(field().defaultValue).toBe("2027-07-14");
  press("clearThisDay");
  expect(location.search + location.hash).toBe("?utm_source=x&trip=sunset#day");
  expect([field().value, field().defaultValue]).toEqual(["", ""]);
  expect(answers()).toEqual(["dayCleared.", NONE]);
  expect(screen.getByRole("region", { name: "whichDay" })).toHaveFocus();
});

test.each([
  ["in summer", {}, "2027-06-15"],
  ["before the season", { today: "2027-12-20" }, "2028-04-01"],
  ["today is closed", { states: [closed] }, "2027-06-16"],
])("the field begins at the first day that can be had: %s", (_, shown, first) => {
  show("", shown);
  expect(field().min).toBe(first);
});

test.each(["", "?day=2027-09-18"])(
  "a day that is entered before the app runs wins: %j",
  (query) => {
    showLate(query, (early) => (early.value = "2027-07-14"));
    expect([field().value, location.search]).toEqual(["2027-07-14", "?day=2027-07-14"]);
  },
);

test("a field that is left as it was takes nothing away", () => {
  show("?day=2027-01-09");
  act(() => field().focus());
  leave();
  expect([location.search, answer()]).toEqual(["?day=2027-01-09", "9 January 2027 is past"]);
});

test("a day that is being typed when the app starts is not replaced by that of the address", () => {
  showLate("?day=2027-09-18&trip=sunset", (early) => {
    Object.defineProperty(early, "validity", { value: badInput });
    early.focus();
  });
  expect([field().value, location.search, answer()]).toEqual(["", "?trip=sunset", NONE]);
  expect(leave()).toBe("dayNone");
});

test.each([
  ["yesterday", "2027-06-14", RANGE],
  ["the year after the next", "2029-01-01", RANGE],
  ["a year of five digits", "20270-07-01", RANGE],
  ["a year that has been left half-typed", "0202-07-14", RANGE],
  ["no date", "", "dayCleared."],
  ["a date that is none", "2027-02-29", "dayCleared."],
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
  show(`?day=${day}`);
  expect([field().value, answer()]).toEqual(["", said]);
});

test("nothing is said of a date while it is being typed: its last one is, and chosen at once", () => {
  show();
  act(() => field().focus());
  for (const day of ["0002-07-14", "0020-07-14", "0202-07-14", "2027-07-14"])
    expect(enter(day)).toBe(NONE);
  expect(location.search).toBe("?day=2027-07-14");
  expect(settledAnswer()).toBe("Wednesday 14 July");
  for (const day of ["2027-10-02", "", "2027-10-20"]) expect(enter(day)).toBe("Wednesday 14 July");
  expect(location.search).toBe("?day=2027-10-20");
  expect(leave()).toBe("Wednesday 20 October");
  act(() => field().focus());
  enter("0202-07-14");
  expect(leave()).toBe(RANGE);
});

test("a date that is incomplete is reported once the field is left", () => {
  show();
  Object.defineProperty(field(), "validity", { value: badInput });
  act(() => field().focus());
  expect(enter("")).toBe(NONE);
  expect(leave()).toBe("dayNone");
});

test("an offered day is chosen by one press", () => {
  show();
  enter("2027-12-12");
  expect(choices()).toEqual(["See 31 October", "See 1 April", "clearThisDay"]);
  press("See 1 April");
  expect([field().value, location.search]).toEqual(["2028-04-01", "?day=2028-04-01"]);
  expect(screen.getByRole("region", { name: "whichDay" })).toHaveFocus();
});

test("before the first season only the days to come are offered; with trips in all months none", () => {
  show("?day=2027-02-01", { today: "2027-01-10" });
  expect([answer(), ...choices()]).toEqual(["Not on 1 February.", "See 1 April", "clearThisDay"]);
  cleanup();
  show("?day=2027-02-01", { season: WHOLE_YEAR, today: "2027-01-10" });
  expect(answer()).toBe("Monday 1 February");
});
