import type { Content } from "../../../src/typed-content/content";
import { seasonErrors } from "../../../src/model/rules/seasons";
import { changed, type Prices } from "../../build/structured-data/test-content";

/** Returns content with these seasons. */
const withSeasons = (...seasons: [from: string, to: string][]): Content =>
  changed<Prices>("prices.json", (prices) => {
    const amounts = [{ trip: "morning", amount: 300 }];
    prices.seasons = seasons.map(([from, to]) => ({ from, to, amounts }));
  });

const found = (content: Content) =>
  seasonErrors(content).map((error) => [
    error.path[1],
    error.code,
    "from" in error && error.from,
    "to" in error && error.to,
  ]);

test.each([
  ["that follow each other", ["2027-05-01", "2027-06-30"], ["2027-07-01", "2027-09-30"]],
  ["in any order", ["2027-07-01", "2027-09-30"], ["2027-05-01", "2027-06-30"]],
  [
    "with months without trips between them",
    ["2027-07-01", "2027-09-30"],
    ["2028-05-01", "2028-09-30"],
  ],
  [
    "with days without a season between them",
    ["2027-05-01", "2027-06-30"],
    ["2027-08-01", "2027-09-30"],
  ],
  ["over New Year", ["2027-05-01", "2028-02-29"], ["2028-03-01", "2028-09-30"]],
] as const)("seasons %s are right", (_, first, second) => {
  expect(found(withSeasons([...first], [...second]))).toEqual([]);
});

test.each([
  [
    "the days of both",
    [
      ["2027-05-01", "2027-07-02"],
      ["2027-06-28", "2027-09-30"],
    ],
    [[1, "days-in-two-seasons", "2027-06-28", "2027-07-02"]],
  ],
  [
    "the day of both, in the later of them in the calendar",
    [
      ["2027-07-01", "2027-09-30"],
      ["2027-05-01", "2027-07-01"],
    ],
    [[0, "days-in-two-seasons", "2027-07-01", "2027-07-01"]],
  ],
  [
    "a season inside another, and what follows the longer one",
    [
      ["2027-05-01", "2027-08-31"],
      ["2027-06-01", "2027-06-30"],
      ["2027-09-01", "2027-09-30"],
    ],
    [[1, "days-in-two-seasons", "2027-06-01", "2027-06-30"]],
  ],
] as [string, [string, string][], unknown[]][])("errors name %s", (_, seasons, expected) => {
  expect(found(withSeasons(...seasons))).toEqual(expected);
});
