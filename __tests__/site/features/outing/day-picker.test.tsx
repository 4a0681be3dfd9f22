/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import "@testing-library/jest-dom";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import type { DayState } from "../../../../src/model/day-states";
import { WHOLE_YEAR, type Season } from "../../../../src/model/season";
import { DayPicker } from "../../../../src/site/sections/day-picker";
import { englishPackage, englishTrip, pricesOf } from "../../sections/english-trip";
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

const trip = (id: string, start: string, end: string, sky = "sunset") =>
  englishPackage(100, englishTrip({ jsonId: id, title: id, start, end, sky }));

const morning = trip("Morning", "09:30", "13:30", "morning");
const evening = trip("Evening", "17:30", "21:00");
const night = trip("Night", "21:15", "23:00");

const summer: Season = { from: "april", to: "october" };

type Shown = {
  trips?: (typeof evening)[];
  season?: Season;
  states?: readonly DayState[];
  today?: string;
};

const pageAt = ({
  trips = [evening, morning],
  season = summer,
  states = [],
  today = "2027-06-15",
}: Shown) => (
  <LanguageProvider
    language="en"
    messages={{ trips: messages }}
    calendar={{ today, season, states }}
  >
    <DayPicker prices={pricesOf(...trips)} position={{ latitude: 39.55, longitude: 2.633 }} />
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

const NONE = "shownNone";
const RANGE = "15 June 2027 to 31 December 2028";

const field = () => screen.getByLabelText<HTMLInputElement>("dayLabel");

/** What is said, line by line. */
const answers = () =>
  Array.from(screen.getByRole("status").querySelectorAll(":scope > :is(:first-child, p)"), (line) =>
    String(line.textContent),
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
  const usual = [NONE, "shownUsual", "sunUsual", "seesAny"];
  expect(answers()).toEqual(usual);
  enter("2027-07-14");
  expect(location.search + location.hash).toBe("?utm_source=x&trip=sunset&day=2027-07-14#day");
  expect(answers()).toEqual(["Wednesday 14 July", "shownOfDay", "At 21:17.", "sees_afterReturn"]);
  // To its default, WebKit resets a field when a page comes back.
  expect(field().defaultValue).toBe("2027-07-14");
  press("clear clearDay");
  expect(location.search + location.hash).toBe("?utm_source=x&trip=sunset#day");
  expect([field().value, field().defaultValue, settledAnswer()]).toEqual(["", "", NONE]);
  expect(answers()).toEqual(usual);
  expect(field()).toHaveFocus();
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
  show(`?day=${day}`);
  expect([field().value, answer()]).toEqual(["", said]);
  expect(choices()).toContain("thisSaturday");
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

test("of several trips at sunset each is named; without one there is the time alone", () => {
  show("?day=2027-08-30", { trips: [evening, night] });
  const names = ["Evening: sees_inTime", "Night: sees_beforeDeparture"];
  expect(answers().slice(2)).toEqual(["At 20:24.", ...names]);
  cleanup();
  show("?day=2027-08-30", { trips: [morning] });
  expect(answers().slice(2)).toEqual(["At 20:24."]);
});

test.each([
  ["a Thursday", "2027-06-17", ["thisSaturday", "thisSunday"]],
  ["a Saturday", "2027-06-19", ["thisSaturday", "thisSunday"]],
  ["a Sunday", "2027-06-20", ["thisSunday"]],
  ["the weekend on which the season ends", "2027-10-28", ["thisSaturday", "thisSunday"]],
  ["a day in winter", "2027-12-01", ["See 1 April"]],
])(
  "on %s there is what is left of the weekend, or the next day with trips",
  (_, today, expected) => {
    show("", { today });
    expect(choices()).toEqual(expected);
  },
);

test("while the weekend is closed, the day itself is offered, once", () => {
  const states = [{ from: "2027-06-19", to: "2027-06-20", state: "closed" as const }];
  show("", { today: "2027-06-17", states });
  expect(choices()).toEqual(["See 17 June"]);
});

test("an offered day is chosen by one press", () => {
  show("", { today: "2027-06-17" });
  press("thisSunday");
  expect(field().value).toBe("2027-06-20");
  expect(screen.getByRole("status")).toHaveFocus();
  enter("2027-12-12");
  expect(choices()).toEqual(["clear clearDay", "See 31 October", "See 1 April"]);
  press("See 1 April");
  expect(location.search).toBe("?day=2028-04-01");
});

test("before the first season only the days to come are offered; with trips in all months none", () => {
  show("?day=2027-02-01", { today: "2027-01-10" });
  expect([answer(), ...choices()]).toEqual(["Not on 1 February.", "clear clearDay", "See 1 April"]);
  cleanup();
  show("?day=2027-02-01", { season: WHOLE_YEAR, today: "2027-01-10" });
  expect(answer()).toBe("Monday 1 February");
});
