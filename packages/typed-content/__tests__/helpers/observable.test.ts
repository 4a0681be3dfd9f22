import { createObservable } from "../../helpers/observable";

test("an observable calls its listeners until their subscriptions end", () => {
  const { subscribe, notify } = createObservable();
  const [one, other] = [jest.fn(), jest.fn()];
  const end = subscribe(one);
  subscribe(other);
  notify();
  end();
  notify();
  expect([one, other].map(({ mock }) => mock.calls.length)).toEqual([1, 2]);
});

test("a listener that ends its own subscription keeps no other from being called", () => {
  const { subscribe, notify } = createObservable();
  const other = jest.fn();
  const end = subscribe(() => end());
  subscribe(other);
  notify();
  expect(other).toHaveBeenCalledTimes(1);
});
