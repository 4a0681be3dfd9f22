import { bookableSeasons, lowestPrices, type Prices } from "../../src/model/seasons";

/** Spring is the cheapest; winter lasts over New Year, and is only cheaper for the evening. */
const prices: Prices = {
  packages: [
    { trip: "dawn", amount: 100 },
    { trip: "evening", amount: 200 },
  ],
  seasons: [
    { from: "2027-11-01", to: "2028-02-29", amounts: [{ trip: "evening", amount: 150 }] },
    { from: "2027-03-01", to: "2027-06-14", amounts: [{ trip: "dawn", amount: 80.5 }] },
    {
      from: "2027-06-15",
      to: "2027-10-31",
      amounts: [
        { trip: "evening", amount: 300 },
        { trip: "dawn", amount: 120 },
        { trip: "gone", amount: 1 },
      ],
    },
  ],
};

test("the seasons that have not ended are in order, with the price of every package", () => {
  expect(bookableSeasons(prices, "2027-06-15")).toEqual([
    {
      from: "2027-06-15",
      to: "2027-10-31",
      amounts: [
        { trip: "dawn", amount: 120 },
        { trip: "evening", amount: 300 },
      ],
    },
    {
      from: "2027-11-01",
      to: "2028-02-29",
      amounts: [
        { trip: "dawn", amount: 100 },
        { trip: "evening", amount: 150 },
      ],
    },
  ]);
});

test.each([
  ["before all seasons", "2026-12-31", [80.5, 150]],
  ["on the last day of the cheapest", "2027-06-14", [80.5, 150]],
  ["on the day after it", "2027-06-15", [100, 150]],
  ["on the last day of all, a 29 February", "2028-02-29", [100, 150]],
  ["after all of them, as without seasons", "2028-03-01", [100, 200]],
])("the lowest prices %s", (_, today, expected) => {
  expect(lowestPrices(prices, today).map(({ amount }) => amount)).toEqual(expected);
});

test("without seasons the packages stay as they are", () => {
  const { packages } = prices;
  expect(lowestPrices({ packages }, "2027-06-15")).toEqual(packages);
  expect(bookableSeasons({ packages }, "2027-06-15")).toEqual([]);
});
