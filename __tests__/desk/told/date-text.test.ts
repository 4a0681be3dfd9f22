import { es } from "../test-site";
import {
  relativeDay,
  savedAt,
  shownVersionText,
  versionDate,
} from "../../../src/desk/told/date-text";

const now = new Date(2026, 10, 26, 0, 30);
const version = (date: Date) => ({ revision: "1", date: date.toISOString(), author: "" });
const { history } = es.texts;

test("a version is told by today and yesterday, as the calendar has them, else by its date", () => {
  const at = (...day: [number, number, number, number, number]) =>
    versionDate(version(new Date(...day)), es, now);
  expect(at(2026, 10, 26, 0, 5)).toBe(history.todayAt("0:05"));
  expect(at(2026, 10, 25, 23, 55)).toBe(history.yesterdayAt("23:55"));
  expect(at(2026, 10, 24, 12, 0)).toBe(history.dayAt("24 de noviembre de 2026", "12:00"));
});

test("the notice above an earlier version says the same day", () => {
  const yesterday = version(new Date(2026, 10, 25, 9, 15));
  expect(shownVersionText(yesterday, es, now)).toBe(history.wasYesterday("9:15"));
});

test("edits are told by the time of today, else by the day", () => {
  const at = (day: Date) => savedAt(day.getTime(), es, now);
  expect(at(new Date(2026, 10, 26, 0, 5))).toBe(es.status.savedAtTime("0:05"));
  expect(at(new Date(2026, 10, 25, 23, 55))).toBe(es.status.savedOnDay("25 de noviembre"));
  const days = [26, 25, 24].map((day) => relativeDay(new Date(2026, 10, day).getTime(), es, now));
  expect(days).toEqual([es.start.today, es.start.yesterday, es.start.ofDay("24 de noviembre")]);
});

test("today begins at midnight where the owner is", () => {
  // Two hours ahead of UTC.
  const offset = jest.spyOn(Date.prototype, "getTimezoneOffset").mockReturnValue(-120);
  const at = (time: string) => Date.parse(`2026-07-25T${time}Z`);
  const told = ["21:30", "22:30"].map((time) => relativeDay(at(time), es, new Date(at("23:00"))));
  expect(told).toEqual([es.start.yesterday, es.start.today]);
  offset.mockRestore();
});
