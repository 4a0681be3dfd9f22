/** @jest-environment jsdom */
import {
  canStore,
  isKept,
  readKept,
  readStored,
  store,
  subscribe,
} from "../../../src/site/storage/storage";

const KEY = "language";

const refuse: () => null = () => {
  throw new DOMException("failed", "QuotaExceededError");
};

afterEach(() => {
  jest.restoreAllMocks();
  store(KEY, "");
});

test("what storage keeps is read from it, also when another tab changes it", () => {
  store(KEY, "de");
  expect([isKept(KEY), canStore(), { ...localStorage }]).toEqual([true, true, { language: "de" }]);
  localStorage.setItem(KEY, "en");
  expect(readStored(KEY)).toBe("en");
  store(KEY, "");
  expect([readStored(KEY), isKept(KEY)]).toEqual([null, true]);
});

test.each([
  ["setItem throws", "setItem", refuse],
  ["setItem does nothing, and does not say so", "setItem", (): null => null],
  ["getItem throws", "getItem", refuse],
  ["getItem finds nothing", "getItem", (): null => null],
] as const)(
  "%s: the value holds on this page, and nobody is told that it is kept",
  (_, name, answer) => {
    jest.spyOn(Storage.prototype, name).mockImplementation(answer);
    const heard = jest.fn();
    const stop = subscribe(heard);
    store(KEY, "de");
    stop();
    expect(heard).toHaveBeenCalledTimes(1);
    expect([readStored(KEY), readKept(KEY), isKept(KEY), canStore()]).toEqual([
      "de",
      null,
      false,
      false,
    ]);
  },
);

test("removeItem throws: the value is gone from this page, and nobody is told that it is gone", () => {
  store(KEY, "de");
  jest.spyOn(Storage.prototype, "removeItem").mockImplementation(refuse);
  store(KEY, "");
  expect([readStored(KEY), readKept(KEY), isKept(KEY), canStore()]).toEqual([
    "",
    "de",
    false,
    false,
  ]);
  jest.restoreAllMocks();
  localStorage.clear();
});
