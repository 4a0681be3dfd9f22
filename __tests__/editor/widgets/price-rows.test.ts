import { priceRows, pricesWith } from "../../../src/editor/browser/widgets/price-rows";

const trips = [
  { id: "dawn", name: "Alba" },
  { id: "noon", name: "Mediodía" },
  { id: "dusk", name: "Ocaso" },
];

const prices = [
  { entry: "gone", amount: "10" },
  { entry: "noon", amount: "240" },
  { entry: "dawn", amount: "90,50" },
];

const rows = priceRows(prices, trips);

test("each entry has a row, in their order, and what is priced and gone has one after them", () => {
  expect(rows.map(({ label, amount }) => [label, amount])).toEqual([
    ["Alba", "90,50"],
    ["Mediodía", "240"],
    ["Ocaso", ""],
    ["«gone», que ya no está", "10"],
  ]);
});

test("a row knows where the file has its price, and one without a price that it has none", () => {
  expect(rows.map(({ index }) => index)).toEqual([2, 1, undefined, 0]);
});

test("two prices of one entry are two rows, so that one can be emptied", () => {
  const twice = priceRows([...prices, { entry: "noon", amount: "250" }], trips);
  expect(twice.map(({ label }) => label)).toEqual([
    "Alba",
    "Mediodía",
    "Mediodía",
    "Ocaso",
    "«gone», que ya no está",
  ]);
  expect(pricesWith(twice, 1, "").map(({ amount }) => amount)).toEqual(["90,50", "250", "10"]);
});

test("an amount in an empty row is a price; an emptied row has none", () => {
  const [dawn, noon, gone] = pricesWith(rows, 3, "10");
  expect(pricesWith(rows, 2, "300")).toEqual([dawn, noon, { entry: "dusk", amount: "300" }, gone]);
  expect(pricesWith(rows, 3, " ")).toEqual([dawn, noon]);
});
