import { seasonErrors } from "../../../src/model/rules/seasons";
import { changed, type Prices } from "../../build/structured-data/test-content";

/** Returns the errors of content with these seasons of 2027, each as its days: "05-01 06-30". */
const errorsOf = (...seasons: string[]) =>
  seasonErrors(
    changed<Prices>("prices.json", (prices) => {
      const amounts = [{ trip: "morning", amount: 300 }];
      prices.seasons = seasons.map((season) => {
        const [from = "", to = ""] = season.split(" ").map((day) => `2027-${day}`.slice(-10));
        return { from, to, amounts };
      });
    }),
  );

test.each([
  ["that follow each other", ["05-01 06-30", "07-01 09-30"]],
  ["in any order", ["07-01 09-30", "05-01 06-30"]],
  ["with months without trips between them", ["07-01 09-30", "2028-05-01 2028-09-30"]],
  ["with days without a season between them", ["05-01 06-30", "08-01 09-30"]],
  ["over New Year", ["05-01 2028-02-29", "2028-03-01 2028-09-30"]],
])("seasons %s are right", (_, seasons) => {
  expect(errorsOf(...seasons)).toEqual([]);
});

test.each([
  ["the days of both", ["05-01 07-02", "06-28 09-30"], 1, "06-28", "07-02"],
  ["the day of both, in the later of them", ["07-01 09-30", "05-01 07-01"], 0, "07-01", "07-01"],
  ["a season inside another", ["05-01 08-31", "06-01 06-30", "09-01 09-30"], 1, "06-01", "06-30"],
])("errors name %s", (_, seasons, at, from, to) => {
  expect(errorsOf(...seasons)).toMatchObject([
    {
      ...{ code: "days-in-two-seasons", path: expect.arrayContaining([at]) as unknown },
      ...{ from: `2027-${from}`, to: `2027-${to}` },
    },
  ]);
});
