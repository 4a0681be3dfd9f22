import type { Times } from "../../model/hours";
import { later } from "./trip-hours";

/** By how many minutes guests are there, and boarding closes, before the departure. */
export type BoardingTerms = { arrivalMinutes: number; boardingMinutes: number };

const MINUTES_AN_HOUR = 60;

/** "17:15" and "17:25". */
export const boardingOf = (
  { start }: Pick<Times, "start">,
  { arrivalMinutes, boardingMinutes }: BoardingTerms,
) => ({
  arrival: later(start, -arrivalMinutes / MINUTES_AN_HOUR),
  closing: later(start, -boardingMinutes / MINUTES_AN_HOUR),
});
