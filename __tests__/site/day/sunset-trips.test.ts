import { phaseInMonth, sunsetPhase, sunsetsByMonth } from "../../../src/site/day/sunset-trips";

const PALMA = { latitude: 39.55, longitude: 2.633 };
const trip = { start: "17:30", end: "21:00" };

test("every month from one day to another has all its sunsets, also over New Year", () => {
  const months = sunsetsByMonth("2027-12-01", "2028-02-29", PALMA);
  expect(months.map(({ month, sunsets }) => [month, sunsets.length, sunsets[0]?.time])).toEqual([
    ["2027-12", 31, "17:26"],
    ["2028-01", 31, "17:36"],
    ["2028-02", 29, "18:09"],
  ]);
});

test.each([
  ["one phase", ["20:58", "20:59"], "beforeReturn"],
  ["the days during the trip, at the start", ["20:58", "21:00", "21:01"], { from: 1, to: 2 }],
  [
    "the days during the trip, in the middle",
    ["21:01", "21:00", "21:00", "21:02"],
    { from: 2, to: 3 },
  ],
  ["nothing for a single day", ["21:00", "21:01", "21:02"], undefined],
  ["nothing for days apart", ["21:00", "21:00", "21:01", "21:00"], undefined],
  ["nothing for three phases", ["17:29", "17:30", "17:31", "21:01"], undefined],
])("a month has %s", (_, times, phase) => {
  expect(phaseInMonth(times.map((time) => sunsetPhase(trip, time)))).toEqual(phase);
});
