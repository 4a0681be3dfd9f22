import { earlierAt } from "../../../src/desk/core/earlier";
import { withValue } from "../../../src/desk/core/paths";
import "../test-site";

const priced = (...weeks: [string, number][]) => ({
  weeks: weeks.map(([room, price]) => ({ room, price })),
});

const base = priced(["a", 1], ["b", 2], ["c", 3]);
const priceAt = (data: unknown, place: number) =>
  earlierAt("house.json", { base, data }, ["weeks", place, "price"]);

test("an item that another was taken from above is what it was", () => {
  const data = withValue(base, ["weeks", 0], undefined);
  expect([priceAt(data, 0), priceAt(data, 1)]).toEqual([2, 3]);
});

test("what is new was nothing, also in the place of another", () => {
  expect(priceAt(priced(["a", 1], ["d", 9], ["b", 2], ["c", 3]), 1)).toBeUndefined();
});
