/** @jest-environment ./__tests__/setup/jsdom-with-fetch.js */
import "@testing-library/jest-dom";
import { fireEvent, screen } from "@testing-library/react";
import { WHOLE_YEAR } from "../../../../src/model/season";
import { show, choices, field, enter } from "./show-day-picker";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each([
  ["a Thursday", "2027-06-17", ["thisSaturday", "thisSunday"]],
  ["a Saturday", "2027-06-19", ["thisSaturday", "thisSunday"]],
  ["a Sunday", "2027-06-20", ["thisSunday"]],
  ["the weekend on which the season ends", "2027-10-28", ["thisSaturday", "thisSunday"]],
  ["a day in winter", "2027-12-01", ["See 1 April"]],
])(
  "on %s there is what is left of the weekend, or the next day with trips",
  (_, today, expected) => {
    show({ today });
    expect(choices()).toEqual(expected);
  },
);

test("while the weekend is closed, the day itself is offered, once", () => {
  const states = [{ from: "2027-06-19", to: "2027-06-20", state: "closed" as const }];
  show({ today: "2027-06-17", states });
  expect(choices()).toEqual(["See 17 June"]);
});

test("a day of the weekend is chosen by one press", () => {
  show({ today: "2027-06-17" });
  fireEvent.click(screen.getByRole("button", { name: "thisSunday" }));
  expect(field().value).toBe("2027-06-20");
  expect(location.search).toBe("?day=2027-06-20");
  expect(screen.getByRole("status")).toHaveFocus();
});

test("a day in winter leads to the nearest days with trips, which may not have passed", () => {
  show();
  enter("2027-12-12");
  expect(choices()).toEqual(["clear clearDay", "See 31 October", "See 1 April"]);
  fireEvent.click(screen.getByRole("button", { name: "See 1 April" }));
  expect(location.search).toBe("?day=2028-04-01");
});

test("before the first season only the days to come are offered; with trips in all months none", () => {
  const { unmount } = show({ today: "2027-01-10" });
  enter("2027-02-01");
  expect(choices()).toEqual(["clear clearDay", "See 1 April"]);
  unmount();
  show({ season: WHOLE_YEAR, today: "2027-01-10" });
  expect(enter("2027-02-01")).toBe("Monday 1 February");
});
