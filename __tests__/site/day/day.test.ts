import { areaBelow, leastHeight, restingHour } from "../../../src/site/day/day";
import { fallsTo, sunHeight, sunPath, sunPathOn, sunset } from "../../../src/base/calendar/sun";

const path = sunPath({ latitude: 39.55, longitude: 2.633 }, 2);

test.each([
  ["two hours before the end of the day", { from: 9, to: 20 }, 18],
  ["an hour before it sets, when the day is longer", { from: 9, to: 24 }, sunset(path) - 1],
  ["in the middle of a day too short for that", { from: 9, to: 11 }, 10],
])("the sun rests %s", (_, span, hour) => {
  expect(restingHour(path, span)).toBe(hour);
});

test("the sun rests within the day, whatever its hours", () => {
  for (let from = 0; from < 24; from += 1)
    for (let to = from + 1; to <= 24; to += 1) {
      const hour = restingHour(path, { from, to });
      expect([from <= hour && hour <= to, from, to]).toEqual([true, from, to]);
    }
});

test.each([
  ["a trip in the dark", { from: 22, to: 23 }, true],
  ["a trip that goes on in the dark", { from: 18, to: 22 }, true],
  ["a trip before sunrise", { from: 5, to: 8 }, true],
  ["a minute in the dark", { from: 22, to: 22 + 1 / 60 }, true],
  ["a trip that ends at sunset", { from: 17.5, to: 21 }, false],
  ["a trip in daylight", { from: 9, to: 13 }, false],
])("%s", (_, span, isSeenInTheDark) => {
  const least = leastHeight(path, [{ from: 12, to: 13 }, span]);
  expect(least > 0).toBe(isSeenInTheDark);
  const night = areaBelow(path, { from: 21, to: 24 }, least);
  expect(/ 100%,100% 100%\)$/.test(night)).toBe(!isSeenInTheDark);
});

test("what is drawn of a trip in the dark follows the sun down to where it is level", () => {
  const autumn = sunPathOn({ latitude: 39.55, longitude: 2.633 }, 261, 2);
  const span = { from: 17.5, to: 21 };
  const least = leastHeight(autumn, [span]);
  const [, ...points] = areaBelow(autumn, span, least).matchAll(/([\d.]+)% ([\d.]+)%/g);
  for (const [, x, y] of points.slice(0, -1)) {
    const height = sunHeight(autumn, span.from + (Number(x) / 100) * (span.to - span.from));
    expect(Number(y) / 100).toBeCloseTo(1 - Math.max(least, height), 2);
  }
  const level = points.findIndex(([, , y]) => Number(y) === 100 - 100 * least);
  expect(span.from + (Number(points[level]?.[1]) / 100) * 3.5).toBeCloseTo(
    fallsTo(autumn, least),
    1,
  );
});
