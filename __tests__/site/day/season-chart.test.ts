import { addDays, daysFrom } from "../../../src/base/calendar/calendar-date";
import { toHours } from "../../../src/base/calendar/time";
import { seasonDates, WHOLE_YEAR, type Season } from "../../../src/model/season";
import { sunsetTime } from "../../../src/model/sunset-time";
import { seasonChart } from "../../../src/site/day/season-chart";
import { sunsetsOf } from "../../../src/site/day/sunset-trips";
import type { HoursByDay } from "../../../src/site/day/trip-hours";

const PALMA = { latitude: 39.55, longitude: 2.633 };
const TODAY = "2027-06-15";
const evening = { jsonId: "evening", start: "17:30", end: "21:00" };

type Case = { season?: Season; hours?: HoursByDay; position?: typeof PALMA };

const chartOf = (
  trip: typeof evening,
  { season = WHOLE_YEAR, hours = [], position = PALMA }: Case = {},
) => {
  const sunsets = sunsetsOf(seasonDates(season, TODAY), position);
  return seasonChart(trip, hours, season, sunsets, position);
};

/** Returns the time of day, in minutes, at which the drawn line stands over the beginning of a day. */
const drawnAt = (sunset: string, x: number) => {
  const numbers = sunset.split(" ").map(Number);
  const points = numbers.flatMap((value, i) =>
    i % 2 ? [] : [{ x: value, y: numbers[i + 1] ?? 0 }],
  );
  const next = points.findIndex((point) => point.x > x);
  const [before, after] = [points[next - 1], points[next]];
  if (!before || !after) throw new Error("There is no line.");
  return before.y + ((after.y - before.y) * (x - before.x)) / (after.x - before.x);
};

test.each([
  [PALMA, 1],
  [{ latitude: -33.9, longitude: 18.4 }, 1],
  [{ latitude: 65, longitude: 10 }, 2],
])(
  "on each day of a year the line is where the sun sets: at %j, to minutes: %d",
  (position, minutes) => {
    const { sunset = "", days } = chartOf({ ...evening, end: "23:59" }, { position }) ?? {};
    expect(days).toBe(365);
    for (let day = 0; day < 365; day += 1) {
      const time = toHours(sunsetTime(addDays("2027-01-01", day), position)) * 60;
      expect(Math.abs(drawnAt(sunset, day) - time)).toBeLessThanOrEqual(minutes);
    }
  },
);

test("a trip is drawn at its hours of each day, and not on days that are closed", () => {
  const closed = [{ from: "2027-05-10", to: "2027-05-12" }];
  const days = { from: "2027-06-01", to: "2027-06-30" };
  const chart = chartOf(evening, {
    season: { from: "may", to: "july", closed },
    hours: [{ ...days, start: "18:30", end: "22:00", trip: { jsonId: "evening" } }],
  });
  expect(chart?.sailings).toEqual([
    { x: 0, days: 9, start: 1050, end: 1260 },
    { x: 12, days: 19, start: 1050, end: 1260 },
    { x: 31, days: 30, start: 1110, end: 1320 },
    { x: 61, days: 31, start: 1050, end: 1260 },
  ]);
  expect(chart?.months.map(({ month, x }) => [month, x])).toEqual([
    [4, 0],
    [5, 31],
    [6, 61],
  ]);
  expect([chart?.from, chart?.to]).toEqual([17 * 60, 22 * 60]);
});

test("months over New Year are drawn in a row", () => {
  const season: Season = { from: "november", to: "february" };
  const chart = chartOf({ ...evening, start: "16:00" }, { season });
  expect(chart?.months.map(({ month }) => month)).toEqual([10, 11, 0, 1]);
  expect(chart?.days).toBe(daysFrom("2027-11-01", "2028-02-29"));
});

test.each([
  ["in the morning", { ...evening, start: "09:00", end: "13:00" }],
  ["in the night", { ...evening, start: "22:30", end: "23:45" }],
])("a trip %s is not drawn", (_, trip) => {
  expect(chartOf(trip)).toBeUndefined();
});
