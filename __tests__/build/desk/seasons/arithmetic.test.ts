import { raised, raisedPrices } from "../../../../src/build/desk/seasons/prices";
import { bandsOf, enteredSeasons, inCalendar } from "../../../../src/build/desk/seasons/seasons";
import { easterSunday, readySeasons, yearLater } from "../../../../src/build/desk/seasons/year";

const days = (text: string) => {
  const [from = "", to = from] = text.split(" ");
  return { from, to };
};
const text = ({ from, to }: { from: string; to: string }) => `${from} ${to}`;

test("Easter Sunday, also at its earliest and its latest", () => {
  const known = "1818-03-22 1943-04-25 2000-04-23 2027-03-28 2028-04-16 2049-04-18 2076-04-19";
  for (const day of known.split(" ")) expect(easterSunday(Number(day.slice(0, 4)))).toBe(day);
});

test("the ready seasons of a year, Easter from Palm Sunday to Easter Monday", () => {
  expect(readySeasons(2027).map(text)).toEqual([
    "2027-03-21 2027-03-29",
    "2027-07-01 2027-08-31",
    "2027-10-01 2027-10-31",
  ]);
});

test.each([
  ["2027-07-01 2027-08-31", "2028-07-01 2028-08-31"],
  ["2028-02-29 2028-03-01", "2029-02-28 2029-03-01"],
  ["2027-02-20 2028-02-29", "2028-02-20 2029-02-28"],
  ["2027-12-20 2028-01-06", "2028-12-20 2029-01-06"],
  ["2027-03-21 2027-03-29", "2028-04-09 2028-04-17"],
])("%s is %s a year later", (before, after) => {
  expect(text(yearLater(days(before)))).toBe(after);
});

test.each([
  [320, 15, 370],
  [290, 15, 335],
  [360.5, 10, 395],
  [200, -12.5, 175],
  [2, 10, 5],
  [320, -90, 30],
])("%d raised by %d %% is %d: a multiple of 5, and never nothing", (amount, percent, result) => {
  expect(raised(amount, percent)).toBe(result);
});

test("usual prices are raised, too; what is no price stays as it was written", () => {
  const items = [{ trip: "a", amount: 100 }, { trip: "b", amount: "1e9" }, "nothing"];
  const usual = new Map(Object.entries({ a: 300, b: 300, c: 200 }));
  expect(raisedPrices(items, usual, 10)).toEqual([
    { trip: "a", amount: 110 },
    { trip: "b", amount: "1e9" },
    "nothing",
    { trip: "c", amount: 220 },
  ]);
});

const entered = (...ranges: string[]) => enteredSeasons(ranges.map(days));

test("seasons come in the order of the calendar, past ones later; what are no days is no season's", () => {
  const all = entered(
    "2027-09-01 2027-09-02",
    "2027-02-29 2027-03-01",
    "2026-05-01",
    "2027-05-02 2027-05-01",
    "2027-05-01",
    "0202-05-01 2027-05-01",
  );
  expect(inCalendar(all, "2027-01-01").map(({ index }) => index)).toEqual([4, 0, 2, 1, 3, 5]);
  const places = all.flatMap((season, place) => (season.days ? [place] : []));
  expect(places).toEqual([0, 2, 4]);
  expect(enteredSeasons("nothing")).toEqual([]);
});

test("a year's bands: seasons over New Year in both, the usual days, and days in two seasons", () => {
  const all = entered("2026-12-20 2027-01-06", "2027-07-01 2027-08-31", "2027-08-25 2027-11-02");
  const bands = bandsOf(2027, all, { from: "may", to: "october" });
  expect(bands.seasons.map(({ shown }) => text(shown))[0]).toBe("2027-01-01 2027-01-06");
  expect(bands.usual.map(text)).toEqual(["2027-05-01 2027-06-30"]);
  expect(bands.off.map(text)).toEqual(["2027-01-07 2027-04-30", "2027-11-03 2027-12-31"]);
  expect(bands.twice.map(text)).toEqual(["2027-08-25 2027-08-31"]);
});
