/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { SunsetDay } from "../../../../src/site/features/trips/sunset-day";
import type { HoursByDay } from "../../../../src/site/day/trip-hours";
import { longDate } from "../../../../src/base/format";
import { monthName, months } from "../../../../src/base/calendar/months";
import { nextDay, WHOLE_YEAR, type Season } from "../../../../src/model/season";
import { LanguageProvider } from "../language-provider";

// The others show their keys.
const messages = {
  sunsetAt: "{{date}}: {{time}}.",
  sunsetRange: "{{from}} to {{to}}",
  sunsetNoTrips: "None in {{month}}, but {{from}} to {{to}}.",
  sunsetTripBeforeDeparture: "{{trip}} not yet out at {{start}}.",
  sunsetTripBeforeReturn: "{{trip}} out until {{end}}.",
  sunsetTripAfterReturn: "{{trip}} back at {{end}}.",
};

const evening = { jsonId: "evening", title: "Evening", start: "17:30", end: "21:00" };
const night = { jsonId: "night", title: "Night", start: "21:15", end: "23:00" };

type Shown = { trips?: (typeof evening)[]; season?: Season; hoursByDay?: HoursByDay };

/** Shows the field on 15 June 2027, with a season from April to October. */
const show = ({
  trips = [evening],
  season = { from: "april", to: "october" },
  hoursByDay = [],
}: Shown = {}) =>
  render(
    <LanguageProvider language="en" messages={{ trips: messages }}>
      <SunsetDay
        trips={trips}
        hoursByDay={hoursByDay}
        season={season}
        position={{ latitude: 39.55, longitude: 2.633 }}
        today="2027-06-15"
        nextDayInWords={longDate(nextDay(season, "2027-06-15"), "en")}
        monthNames={months.map((month) => monthName(month, "en"))}
      />
    </LanguageProvider>,
  );

const field = () => screen.getByLabelText<HTMLInputElement>("sunsetDay");

const answer = () => screen.getByRole("status").textContent;

const enter = (value: string) => {
  fireEvent.input(field(), { target: { value } });
  return answer();
};

test("at first there is the answer for today or, between two seasons, for the next day with trips", () => {
  show();
  expect(field().value).toBe("2027-06-15");
  expect(answer()).toMatch(/^15 June 2027: /);
  cleanup();
  show({ season: { from: "july", to: "august" } });
  expect(field().value).toBe("2027-07-01");
  expect(answer()).toMatch(/^1 July 2027: /);
});

test.each([
  ["today", "2027-06-15", "15 June 2027: 21:18. Evening back at 21:00."],
  ["the day of the clock change", "2027-10-31", "31 October 2027: 17:49. Evening out until 21:00."],
  ["a day of the next season", "2028-04-01", "1 April 2028: 20:14. Evening out until 21:00."],
  ["29 February", "2028-02-29", "29 February 2028: 18:41. None in February, but April to October."],
])("%s has an answer", (_, day, text) => {
  show();
  expect(enter(day)).toBe(text);
});

const RANGE = "15 June 2027 to 31 December 2028";

test.each([
  ["yesterday", "2027-06-14", RANGE],
  ["the year after the next", "2029-01-01", RANGE],
  ["a year of five digits", "20270-07-01", RANGE],
  ["a year that has been left half-typed", "0202-07-14", RANGE],
  ["no date", "", "sunsetHint"],
  ["a date that is none", "2027-02-29", "sunsetHint"],
])("%s has no answer", (_, day, text) => {
  show();
  enter("2027-07-14");
  expect(enter(day)).toBe(text);
});

test("nothing is said of a year while it is being typed", () => {
  show();
  act(() => field().focus());
  for (const year of ["0002", "0020", "0202"]) expect(enter(`${year}-07-14`)).toBe("sunsetHint");
  expect(enter("2027-07-14")).toMatch(/^14 July 2027: /);
  enter("0202-07-14");
  act(() => field().blur());
  expect(answer()).toMatch(/^15 June 2027 to/);
});

test("a date that is incomplete is reported once the field is left", () => {
  show();
  // jsdom has no partly filled date.
  const validity = { badInput: true } as ValidityState;
  Object.defineProperty(field(), "validity", { value: validity });
  act(() => field().focus());
  expect(enter("")).toBe("sunsetHint");
  act(() => field().blur());
  expect(answer()).toBe("sunsetNoDay");
});

test("every trip is named, also one that departs after the sunset", () => {
  show({ trips: [evening, night] });
  expect(enter("2027-08-30")).toBe(
    "30 August 2027: 20:24. Evening out until 21:00. Night not yet out at 21:15.",
  );
});

test("a trip has the hours of the chosen day", () => {
  const summer = { from: "2027-06-20", to: "2027-09-04", start: "18:30", end: "22:00" };
  show({ hoursByDay: [{ ...summer, trip: evening }], trips: [evening, night] });
  for (const [day, end] of [
    ["06-19", "back at 21:00"],
    ["06-20", "out until 22:00"],
    ["09-04", "out until 22:00"],
    ["09-05", "out until 21:00"],
  ])
    expect(enter(`2027-${day}`)).toContain(`Evening ${end}. Night `);
});

test("without a trip at sunset there is the time alone, and with a season of all months no gap", () => {
  show({ trips: [], season: WHOLE_YEAR });
  expect(enter("2028-02-29")).toBe("29 February 2028: 18:41.");
});
