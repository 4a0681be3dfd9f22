import { areaBelow, leastHeight, restingHour } from "../../../src/site/day/day";
import { sunPath } from "../../../src/base/calendar/sun";

const path = sunPath({ latitude: 39.55, longitude: 2.633 }, 2);

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
