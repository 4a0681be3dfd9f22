import { giveModel } from "../../../src/desk/core/model";
import { contentModel } from "../../../src/model";
import { earlierAt } from "../../../src/desk/core/earlier";
import { withValue } from "../../../src/desk/core/paths";

giveModel(contentModel);

const priced = (...packages: [string, number][]) => ({
  packages: packages.map(([trip, amount]) => ({ trip, amount })),
});

const base = priced(["a", 1], ["b", 2], ["c", 3]);
const amountAt = (data: unknown, place: number) =>
  earlierAt("prices.json", { base, data }, ["packages", place, "amount"]);

test("an item that another was taken from above is what it was", () => {
  const data = withValue(base, ["packages", 0], undefined);
  expect([amountAt(data, 0), amountAt(data, 1)]).toEqual([2, 3]);
});

test("what is new was nothing, also in the place of another", () => {
  expect(amountAt(priced(["a", 1], ["d", 9], ["b", 2], ["c", 3]), 1)).toBeUndefined();
});

test("a field outside of lists is where it was", () => {
  expect(earlierAt("prices.json", { base: { vatPercent: 21 }, data: {} }, ["vatPercent"])).toBe(21);
});
