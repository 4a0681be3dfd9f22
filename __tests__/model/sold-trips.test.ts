import { soldTrips } from "../../src/model/facts";

test("a trip is sold if it has a price and is shown; a price without a trip sells nothing", () => {
  const trips = [
    { id: "evening", order: 2 },
    { id: "unpriced", order: 3 },
    { id: "dawn", order: 1 },
    { id: "away", order: 0, hidden: true },
  ];
  const prices = ["evening", "gone", "dawn", "away"].map((trip, index) => ({
    trip,
    amount: index,
  }));
  expect(soldTrips(trips, prices)).toEqual([
    { trip: trips[2], price: prices[2] },
    { trip: trips[0], price: prices[0] },
  ]);
});
