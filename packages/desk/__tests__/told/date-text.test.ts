import { es } from "../test-site";
import { atMoment, momentText, relativeDay, versionDate } from "../../told/date-text";

const now = new Date(2026, 10, 26, 1, 30);
const LAST = "24 de noviembre de 2025";

test.each([
  [[26, 0, 5], "a las 0:05", "las 0:05", "Hoy a las 0:05", "de hoy"],
  [[26, 1, 5], "a la 1:05", "la 1:05", "Hoy a las 1:05", "de hoy"],
  [[25, 23, 55], "el 25 de noviembre", "el 25 de noviembre", "Ayer a las 23:55", "de ayer"],
  [[24 - 365, 1, 0], `el ${LAST}`, `el ${LAST}`, `${LAST}, 1:00`, `del ${LAST}`],
] as const)(
  "%j is told by today and yesterday, as the calendar has them, else by its day",
  (at, ...told) => {
    const [day, hour, minute] = at;
    const then = new Date(2026, 10, day, hour, minute);
    const date = then.toISOString();
    expect([
      atMoment(date, es, now),
      momentText(date, es, now),
      versionDate({ date }, es, now),
      relativeDay(then.getTime(), es, now),
    ]).toEqual(told);
  },
);

test("today begins at midnight where the owner is", () => {
  // Two hours ahead of UTC.
  const offset = jest.spyOn(Date.prototype, "getTimezoneOffset").mockReturnValue(-120);
  const at = (time: string) => Date.parse(`2026-07-25T${time}Z`);
  const told = ["21:30", "22:30"].map((time) => relativeDay(at(time), es, new Date(at("23:00"))));
  expect(told).toEqual([es.start.yesterday, es.start.today]);
  offset.mockRestore();
});
