import { doubtfulSeasons } from "../../../src/model/warnings/seasons";
import { changed, type Prices } from "../../build/structured-data/test-content";

type Price = Prices["seasons"][number]["amounts"];
type Season = [from: string, to: string, amounts: Price];

/** Returns the codes for the tests' content, with trips from May to September, and these prices. */
const found = (today: string, packages: [number, number], ...seasons: Season[]) => {
  const content = changed<Prices>("prices.json", (prices) => {
    prices.packages = ["morning", "midday"].map((trip, index) => ({
      trip,
      amount: Number(packages[index]),
    })) as Prices["packages"];
    prices.seasons = seasons.map(([from, to, amounts]) => ({ from, to, amounts }));
  });
  return doubtfulSeasons(content, today).map(({ path, ...finding }) => ({
    code: finding.code,
    at: path[1],
    ...("amounts" in finding && { amounts: finding.amounts, days: finding.days }),
  }));
};

const both = (morning: number, midday: number): Price => [
  { trip: "morning", amount: morning },
  { trip: "midday", amount: midday },
];

test.each([
  ["2027-10-01", "2028-04-30", "season-without-trips"],
  ["2027-06-01", "2027-06-14", "season-over"],
  ["2027-06-01", "2027-06-15", undefined],
  ["2027-10-01", "2028-05-01", undefined],
  ["2028-09-30", "2030-01-01", undefined],
  ["2028-10-01", "2030-01-01", "season-far"],
])("on 15 June a season from %s to %s: %s", (from, to, code) => {
  const codes = found("2027-06-15", [300, 200], [from, to, both(1, 1)]).map((each) => each.code);
  expect(codes).toEqual(code ? [code] : []);
});

const spring = (...prices: [number, number]): Season => [
  "2027-05-01",
  "2027-06-30",
  both(...prices),
];
const summer = (...prices: [number, number]): Season => [
  "2027-07-01",
  "2027-09-30",
  both(...prices),
];
const next: Season = ["2028-05-01", "2028-09-30", both(140, 150)];

test("where the seasons leave this year no day, usual prices that none has are told, once", () => {
  expect(found("2027-04-01", [90, 80], spring(100, 110), summer(120, 130))).toEqual([
    {
      code: "usual-price-again",
      at: undefined,
      amounts: [90, 80],
      days: [{ from: "2028-05-01", to: "2028-09-30" }],
    },
  ]);
});

test.each([
  ["of the trips that have a season with it", 100, [spring(100, 110), summer(120, 80)]],
  [
    "where a season does not name the trip",
    90,
    [["2027-05-01", "2027-06-30", []], summer(120, 130)],
  ],
  ["after a single high season", 90, [summer(120, 130)]],
  ["where the next year has its seasons, too", 90, [spring(1, 2), summer(3, 4), next]],
] as [string, number, Season[]][])("not %s", (_, usual, seasons) => {
  expect(found("2027-04-01", [usual, 80], ...seasons)).toEqual([]);
});
