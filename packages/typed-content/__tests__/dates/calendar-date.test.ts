import { addDays, addMonths, isCalendarDate } from "../../dates/calendar-date";

test.each([
  ["2027-12-31", 1, "2028-01-01"],
  ["2028-02-28", 1, "2028-02-29"],
  ["2028-03-01", -1, "2028-02-29"],
  // Both changes of the clock.
  ["2027-03-28", 1, "2027-03-29"],
  ["2027-10-31", 1, "2027-11-01"],
])("%s and %i days: %s", (date, days, expected) => {
  expect(addDays(date, days)).toBe(expected);
});

test.each([
  ["2027-06-15", 12, "2028-06-15"],
  ["2027-11-30", 1, "2027-12-30"],
  ["2028-02-29", 12, "2029-03-01"],
  ["2027-01-31", 1, "2027-03-03"],
])("%s and %i months: %s", (date, months, expected) => {
  expect(addMonths(date, months)).toBe(expected);
});

test("a day is one that the calendar has, written with zeros and nothing else", () => {
  const days = ["2027-06-15", "2028-02-29", "0001-01-01", "9999-12-31"];
  const others = [
    "2027-02-29",
    "2027-04-31",
    "2027-13-01",
    "2027-6-1",
    "2027-06-15T00:00",
    "",
    "junio",
  ];
  expect([...days, ...others].filter(isCalendarDate)).toEqual(days);
});
