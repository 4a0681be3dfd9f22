/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server";
import { sunHeight, sunPath, sunPathOn, sunset, type Position } from "../../src/model/sun";
import { DayRuler } from "../../src/site/sections/day-ruler";
import { englishCompany } from "../site/sections/company";
import { LanguageProvider } from "../site/features/language-provider";
import { englishPackage, englishTrip, pricesOf } from "../site/sections/english-trip";

const PALMA = { latitude: 39.55, longitude: 2.633 };

// Source: NOAA Solar Calculator, 1 August, UTC+2; sunset without refraction.
test("in Palma solar noon is at 13:56 and the sun is at the horizon about 21:00", () => {
  expect(sunPath(PALMA, 2).solarNoon).toBeCloseTo(13 + 56 / 60, 1);
  expect(sunset(sunPath(PALMA, 2))).toBeCloseTo(21, 1);
});

test("the sun is at full height at noon and never below the horizon", () => {
  const path = sunPath(PALMA, 2);
  expect(sunHeight(path, path.solarNoon)).toBeCloseTo(1);
  expect(sunHeight(path, 1)).toBe(0);
});

test.each([65, 39.55, 10, 0, -10, -33.9, -65])(
  "at %d degrees no day of the year has the sun higher than drawings are",
  (latitude) => {
    const highest = Array.from({ length: 365 }, (_, day) => {
      const path = sunPathOn({ latitude, longitude: 0 }, day + 1, 0);
      return sunHeight(path, path.solarNoon);
    });
    expect(Math.max(...highest)).toBeCloseTo(1, 2);
  },
);

test("fifteen degrees further west noon is an hour later, and further north the day is longer", () => {
  const west = { ...PALMA, longitude: PALMA.longitude - 15 };
  expect(sunPath(west, 2).solarNoon - sunPath(PALMA, 2).solarNoon).toBeCloseTo(1);
  const north = { ...PALMA, latitude: 55 };
  expect(sunset(sunPath(north, 2))).toBeGreaterThan(sunset(sunPath(PALMA, 2)) + 0.5);
});

const prices = pricesOf(
  englishPackage(100, englishTrip({ jsonId: "trip", start: "10:00", end: "20:00" })),
);

const drawnAt = (position: Position) => {
  const html = renderToStaticMarkup(
    <LanguageProvider site={{ company: { ...englishCompany, position } }}>
      <DayRuler prices={prices} />
    </LanguageProvider>,
  );
  const [, curve] = /<path[^>]* d="([^"]+)"/.exec(html) ?? [];
  const [, noon] = /--noon:([\d.]+)/.exec(html) ?? [];
  return { curve, noon };
};

test("the day ruler draws the sun at the position it is given, and its disc follows the curve", () => {
  const { curve, noon } = drawnAt(PALMA);
  expect(curve).toMatch(/^M0 /);
  expect(Number(noon)).toBeCloseTo(sunPath(PALMA, 2).solarNoon, 2);
  expect(drawnAt({ latitude: 41, longitude: 1 }).curve).not.toBe(curve);
});
