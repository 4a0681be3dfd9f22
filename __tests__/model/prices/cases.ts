import { contentWithData } from "../answers";
import type { Entered } from "./brute-force";

const usual = { morning: 320, midday: 240, sunset: 290, extended: 390 };
const high = { from: "2027-07-01", to: "2027-08-31", prices: { morning: 360, midday: 280 } };
const spring = { from: "2027-04-01", to: "2027-05-31", prices: { midday: 199.5, sunset: 250 } };
const past = { from: "2025-06-01", to: "2025-09-30", prices: { morning: 90, extended: 95 } };
const all = (amount: number) => ({
  morning: amount,
  midday: amount - 50,
  sunset: amount,
  extended: amount + 100,
});
const withoutMidday = { morning: 320, sunset: 290, extended: 390 };
const april = ["april", "october"] as const;

type Case = Entered & { hidden?: Record<string, number>; isGuess?: boolean };

export const cases: Record<string, Case> = {
  "no season": { months: april, usual, seasons: [] },
  "one season": { months: april, usual, seasons: [high] },
  "two seasons, one of them cheap": { months: april, usual, seasons: [high, spring] },
  "a season in the past": { months: april, usual, seasons: [past, high] },
  "all days of months covered that are a guess": {
    months: april,
    isGuess: true,
    usual: { morning: 20, midday: 10, sunset: 20, extended: 30 },
    seasons: [2026, 2027, 2028, 2029].map((year) => ({
      from: `${year}-04-01`,
      to: `${year}-10-31`,
      prices: all(200 + (year % 100)),
    })),
  },
  "trips over New Year": {
    months: ["november", "february"],
    usual,
    seasons: [
      { from: "2026-12-20", to: "2027-01-06", prices: { morning: 420 } },
      { from: "2027-12-20", to: "2028-01-06", prices: { morning: 300, extended: 391 } },
      { from: "2027-07-01", to: "2027-08-31", prices: { morning: 30 } },
    ],
  },
  "a hidden trip, the cheapest": {
    months: april,
    usual: withoutMidday,
    hidden: { midday: 240 },
    seasons: [{ ...high, prices: { midday: 100, morning: 360 } }],
  },
};

/** Returns the tests' content with what is entered. */
export const contentWith = ({ months, usual, seasons, hidden = {}, isGuess = false }: Case) => {
  const listed = (prices: Record<string, number>) =>
    Object.entries(prices).map(([trip, amount]) => ({ trip, amount }));
  return contentWithData({
    "prices.json": (data) => ({
      ...data,
      packages: listed({ ...usual, ...hidden }),
      seasons: seasons.map(({ from, to, prices }) => ({ from, to, amounts: listed(prices) })),
    }),
    "terms.json": (data) => ({
      ...data,
      season: months && { from: months[0], to: months[1] },
      seasonConfirmed: !isGuess,
    }),
    "pages/prices.json": (data) => ({
      ...data,
      heading: { es: "{{prices.from}}", en: "{{prices.from}}", de: "{{prices.from}}" },
    }),
    ...Object.fromEntries(
      Object.keys(hidden).map((id) => [
        `trips/${id}.json`,
        (data: object) => ({ ...data, hidden: true }),
      ]),
    ),
  });
};
