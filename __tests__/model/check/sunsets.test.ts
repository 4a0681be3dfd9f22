import { sunsetsMissed } from "../../../src/model/warnings/sunsets";
import { changed, original } from "../../build/structured-data/test-content";

type Data = Record<string, unknown>;

/** Returns what is found in the tests' content, which has trips from May to September, with other values in some files. */
const daysOf = (values: Record<string, Data>, today = "2027-06-15") => {
  const content = Object.entries(values).reduce(
    (before, [file, own]) => changed(file, (data: Data) => Object.assign(data, own), before),
    original,
  );
  return sunsetsMissed(content, today).map((each) => "days" in each && each.days);
};

/** Returns changes of the hours of the sunset trip, and of the season. */
const season = (start: string, end: string, from: string, to: string) => ({
  "trips/sunset.json": { start, end },
  "terms.json": { season: { from, to } },
});

test("a trip that returns at the minute of the latest sunset has no warning", () => {
  expect(daysOf({ "trips/sunset.json": { end: "21:21" } })).toEqual([]);
  expect(daysOf({ "trips/sunset.json": { end: "21:20" } })).toEqual([
    [{ from: "2027-06-23", to: "2027-07-03" }],
  ]);
});

test("every trip with that sky is checked, and no other", () => {
  const late = { sky: "sunset", start: "19:00", end: "22:00" };
  expect(daysOf({ "trips/midday.json": late })).toHaveLength(1);
  expect(daysOf({ "trips/midday.json": { ...late, end: "21:00" } })).toHaveLength(2);
  expect(daysOf({ "trips/sunset.json": { sky: "morning" } })).toEqual([]);
});

test("a season over New Year has its days in both years, with those in between left out", () => {
  expect(daysOf(season("15:00", "17:40", "november", "january"))).toEqual([
    [
      { from: "2027-11-01", to: "2027-11-08" },
      { from: "2028-01-07", to: "2028-01-31" },
    ],
  ]);
});

test("a trip that leaves when the sun has set is told of at its departure, with the earliest sunset", () => {
  const winter = changed("terms.json", (data: Data) =>
    Object.assign(data, { season: { from: "november", to: "january" } }),
  );
  const leaves = (start: string) =>
    sunsetsMissed(
      changed(
        "trips/sunset.json",
        (data: Data) => Object.assign(data, { start, end: "20:00" }),
        winter,
      ),
      "2027-06-15",
    );
  expect(leaves("17:25")).toEqual([]);
  expect(leaves("17:28")).toEqual([
    {
      ...{ code: "leave-after-sunset", file: "trips/sunset.json", path: ["start"] },
      ...{ days: [{ from: "2027-11-27", to: "2027-12-18" }], sunset: "17:25" },
    },
  ]);
});

test("without a season a year from today counts, and after the season the next one", () => {
  const values = { "trips/sunset.json": { end: "21:00" }, "terms.json": { season: undefined } };
  expect(daysOf(values)).toEqual([
    [
      { from: "2027-06-15", to: "2027-08-02" },
      { from: "2028-05-19", to: "2028-05-31" },
    ],
    [{ from: "2027-11-23", to: "2027-12-22" }],
  ]);
  expect(daysOf({ "trips/sunset.json": { end: "21:00" } }, "2027-10-01")).toEqual([
    [{ from: "2028-05-19", to: "2028-08-02" }],
  ]);
});

/** Returns the warnings of content with these seasons of hours for the sunset trip, which returns at 21:00. */
const inSeasons = (...seasons: [from: string, to: string, end: string][]) =>
  sunsetsMissed(
    changed<{ seasons: object[] }>(
      "prices.json",
      (prices) => {
        prices.seasons = seasons.map(([from, to, end]) => ({
          ...{ from, to },
          hours: [
            { trip: "midday", start: "13:00", end: "16:00" },
            { trip: "sunset", start: "16:30", end },
          ],
        }));
      },
      changed("trips/sunset.json", (trip: Data) => Object.assign(trip, { end: "21:00" })),
    ),
    "2027-06-15",
  );

test("on the days of a season its hours count, not the usual ones", () => {
  expect(inSeasons(["2027-05-20", "2027-08-02", "21:21"])).toEqual([]);
  expect(inSeasons(["2027-07-01", "2027-08-02", "22:00"])).toMatchObject([
    { file: "trips/sunset.json", days: [{ from: "2027-06-15", to: "2027-06-30" }] },
  ]);
});

test("a season is told of at its own return, with the latest of the sunsets after it", () => {
  const code = "return-before-sunset";
  const usual = { code, file: "trips/sunset.json", path: ["end"], sunset: "21:21" };
  expect(inSeasons(["2027-09-01", "2027-09-30", "20:00"])).toEqual([
    { ...usual, days: [{ from: "2027-06-15", to: "2027-08-02" }] },
    {
      ...{ code, file: "prices.json", path: ["seasons", 0, "hours", 1, "end"] },
      ...{ days: [{ from: "2027-09-01", to: "2027-09-13" }], sunset: "20:21" },
    },
  ]);
});

test("days without trips, and days that cannot be booked, are not told of in a season", () => {
  expect(
    inSeasons(
      ["2027-05-01", "2027-06-14", "17:00"],
      ["2027-10-01", "2028-04-30", "17:00"],
      ["2030-06-01", "2030-06-30", "17:00"],
    ).map(({ file }) => file),
  ).toEqual(["trips/sunset.json"]);
});
