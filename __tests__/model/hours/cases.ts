import { contentWithData } from "../answers";
import type { Entered, Hours } from "./brute-force";

export const usual: Record<string, Hours> = {
  morning: ["09:30", "13:30"],
  midday: ["14:00", "17:00"],
  sunset: ["17:30", "21:00"],
  extended: ["09:00", "15:00"],
};

const late: Hours = ["18:30", "22:00"];
const early: Hours = ["16:00", "19:30"];

/** With an amount, a season has prices, too, which may differ where the hours do not. */
type Case = Omit<Entered, "seasons"> & {
  seasons: readonly (Entered["seasons"][number] & { amount?: number })[];
};

export const cases: Record<string, Case> = {
  "whole months, also of the next year, and hours of two trips": {
    months: ["april", "october"],
    usual,
    seasons: [
      { from: "2028-07-01", to: "2028-08-31", hours: { sunset: late } },
      { from: "2027-07-01", to: "2027-08-31", hours: { sunset: late }, amount: 400 },
      {
        ...{ from: "2027-10-01", to: "2027-10-31" },
        hours: { sunset: early, extended: ["08:15", "15:00"] },
      },
    ],
  },
  "seasons that follow each other, the same but for their prices": {
    months: ["april", "october"],
    usual,
    seasons: [
      { from: "2027-06-20", to: "2027-06-30", hours: { sunset: late } },
      { from: "2027-07-01", to: "2027-08-31", hours: { sunset: late }, amount: 400 },
      {
        from: "2027-09-01",
        to: "2027-09-04",
        hours: { sunset: late, morning: ["09:30", "13:30"] },
      },
      { from: "2027-09-05", to: "2027-09-30", hours: { sunset: early } },
      { from: "2026-05-01", to: "2026-05-31", hours: { midday: ["13:00", "16:00"] } },
    ],
  },
  "trips over New Year": {
    months: ["november", "february"],
    usual,
    seasons: [
      { from: "2027-12-01", to: "2028-01-31", hours: { sunset: ["14:30", "18:00"] } },
      { from: "2026-12-20", to: "2027-01-06", hours: { sunset: ["14:00", "17:30"] } },
      { from: "2027-07-01", to: "2027-08-31", hours: { sunset: late } },
    ],
  },
};

/** Returns the tests' content with what is entered. */
export const contentWith = ({ months, seasons }: Case) => {
  const [from, to] = months;
  const listed = (hours: Record<string, Hours>) =>
    Object.entries(hours).map(([trip, [start, end]]) => ({ trip, start, end }));
  return contentWithData({
    "prices.json": (data) => ({
      ...data,
      seasons: seasons.map(({ hours, amount, ...days }) => ({
        ...days,
        ...(amount && { amounts: [{ trip: "sunset", amount }] }),
        hours: listed(hours),
      })),
    }),
    "terms.json": (data) => ({ ...data, season: { from, to }, seasonConfirmed: true }),
  });
};
