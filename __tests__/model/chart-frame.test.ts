import { chartAround, isOnChart, placeOnChart } from "../../src/model/chart-frame";

const frame = { north: 39.9, south: 39.7, west: 2.6, east: 2.8 };

test.each([
  ["upper left corner", 39.9, 2.6, { x: 0, y: 0 }],
  ["lower right corner", 39.7, 2.8, { x: 100, y: 100 }],
  ["middle", 39.8, 2.7, { x: 50, y: 50 }],
  ["south of it", 39.6, 2.65, { x: 25, y: 150 }],
])("the %s of a chart", (_, latitude, longitude, place) => {
  expect(placeOnChart({ latitude, longitude }, frame)).toEqual(place);
});

test("the edges belong to a chart; what is beyond them does not", () => {
  expect(isOnChart({ latitude: 39.9, longitude: 2.8 }, frame)).toBe(true);
  expect(isOnChart({ latitude: 39.91, longitude: 2.7 }, frame)).toBe(false);
  expect(isOnChart({ latitude: 39.8, longitude: 2.59 }, frame)).toBe(false);
});

test("a chart is shown with its harbour: the owner's, the delivered one, or none", () => {
  const soller = { latitude: 39.795, longitude: 2.694 };
  const palma = { latitude: 39.56, longitude: 2.64 };
  const [own, delivered] = [{ chart: frame }, { chart: null }];
  expect(chartAround(soller, own)).toBe(own);
  expect(chartAround(palma, own)).toBeNull();
  expect(chartAround(palma, delivered)).toBe(delivered);
  expect(chartAround(soller, delivered)).toBeNull();
  expect(chartAround(soller, null)).toBeNull();
});
