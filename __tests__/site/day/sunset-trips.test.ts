import { inMonth, sunsetPhase, sunsetsOf, whereabouts } from "../../../src/site/day/sunset-trips";

const PALMA = { latitude: 39.55, longitude: 2.633 };
const trip = { start: "17:30", end: "21:00" };

test("every day from one to another has its sunset, also over New Year", () => {
  const sunsets = sunsetsOf({ from: "2027-12-01", to: "2028-02-29" }, PALMA);
  expect(sunsets).toHaveLength(31 + 31 + 29);
  const ofDays = ["2027-12-01", "2028-01-01", "2028-02-01"];
  expect(sunsets.filter(({ date }) => ofDays.includes(date)).map(({ time }) => time)).toEqual([
    "17:26",
    "17:36",
    "18:09",
  ]);
});

test.each([
  ["17:29", "beforeDeparture"],
  ["17:30", "atDeparture"],
  ["17:59", "atDeparture"],
  ["18:00", "longBefore"],
  ["19:59", "longBefore"],
  ["20:00", "inTime"],
  ["20:30", "inTime"],
  ["20:31", "atReturn"],
  ["21:00", "atReturn"],
  ["21:01", "afterReturn"],
])("a sunset at %s is, for the guests, %s", (time, phase) => {
  expect(sunsetPhase(trip, time)).toBe(phase);
});

test.each([
  ["one place", ["20:58", "20:59"], "onBoard"],
  ["the days during the trip, at the start", ["20:58", "21:00", "21:01"], { from: 1, to: 2 }],
  [
    "the days during the trip, in the middle",
    ["21:01", "21:00", "21:00", "21:02"],
    { from: 2, to: 3 },
  ],
  ["nothing for a single day", ["21:00", "21:01", "21:02"], undefined],
  ["nothing for days apart", ["21:00", "21:00", "21:01", "21:00"], undefined],
  ["nothing for three places", ["17:29", "17:30", "17:31", "21:01"], undefined],
])("a month has %s", (_, times, phase) => {
  expect(inMonth(times.map((time) => whereabouts(sunsetPhase(trip, time))))).toEqual(phase);
});
