import { cachedBy, cachedByAll } from "../../helpers/cached-by";

test("a value is computed once per object, even if it is undefined", () => {
  const compute = jest.fn(({ at }: { at?: number }) => at);
  const cached = cachedBy(compute);
  const [first, second, none] = [{ at: 1 }, { at: 1 }, {}];
  const ask = () => [first, second, none].map(cached);
  expect(ask()).toEqual([1, 1, undefined]);
  expect(ask()).toEqual([1, 1, undefined]);
  expect(compute).toHaveBeenCalledTimes(3);
});

test("a value of several arguments is computed again where one is not that of the last time", () => {
  const compute = jest.fn((object: object, one: string, other?: object) => [object, one, other]);
  const cached = cachedByAll(compute);
  const [first, second, other] = [{}, {}, {}];
  const ask = (...args: Parameters<typeof compute>) => {
    expect(cached(...args)).toEqual(args);
    return compute.mock.calls.length;
  };
  expect([ask(first, "a", other), ask(second, "b", other)]).toEqual([1, 2]);
  expect([ask(first, "a", other), ask(second, "b", other)]).toEqual([2, 2]);
  expect([ask(first, "b", other), ask(first, "b", first), ask(second, "b", other)]).toEqual([
    3, 4, 4,
  ]);
});
