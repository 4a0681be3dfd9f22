import { cachedBy } from "../../src/base/cached-by";

test("a value is computed once per object, even if it is undefined", () => {
  const compute = jest.fn(({ at }: { at?: number }) => at);
  const cached = cachedBy(compute);
  const [first, second, none] = [{ at: 1 }, { at: 1 }, {}];
  const ask = () => [first, second, none].map(cached);
  expect(ask()).toEqual([1, 1, undefined]);
  expect(ask()).toEqual([1, 1, undefined]);
  expect(compute).toHaveBeenCalledTimes(3);
});
