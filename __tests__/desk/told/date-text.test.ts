import { es } from "../test-site";
import { atMoment, momentText, relativeDay, versionDate } from "../../../src/desk/told/date-text";

const now = new Date(2026, 10, 26, 0, 30);

test.each([
  [new Date(2026, 10, 26, 0, 5), "a las 0:05", "las 0:05", "Hoy a las 0:05", "de hoy"],
  [
    new Date(2026, 10, 25, 23, 55),
    "el 25 de noviembre",
    "el 25 de noviembre",
    "Ayer a las 23:55",
    "de ayer",
  ],
  [
    new Date(2025, 10, 24, 1, 0),
    "el 24 de noviembre de 2025",
    "el 24 de noviembre de 2025",
    "24 de noviembre de 2025, 1:00",
    "del 24 de noviembre de 2025",
  ],
])(
  "%s is told by today and yesterday, as the calendar has them, else by its day",
  (at, ...told) => {
    const date = at.toISOString();
    expect([
      atMoment(date, es, now),
      momentText(date, es, now),
      versionDate({ date }, es, now),
      relativeDay(at.getTime(), es, now),
    ]).toEqual(told);
  },
);

test("one o'clock is singular", () => {
  expect(atMoment(new Date(2026, 10, 26, 1, 5).getTime(), es, now)).toBe("a la 1:05");
});

test("today begins at midnight where the owner is", () => {
  // Two hours ahead of UTC.
  const offset = jest.spyOn(Date.prototype, "getTimezoneOffset").mockReturnValue(-120);
  const at = (time: string) => Date.parse(`2026-07-25T${time}Z`);
  const told = ["21:30", "22:30"].map((time) => relativeDay(at(time), es, new Date(at("23:00"))));
  expect(told).toEqual([es.start.yesterday, es.start.today]);
  offset.mockRestore();
});
