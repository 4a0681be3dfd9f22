import { addDays, type Days } from "../../../base/calendar/calendar-date";
import { easterSunday } from "./easter";

/** The days that most often cost something else. */
type StretchName = "summer" | "october" | "easter";

/** Returns the usual stretches of a year. Easter is from Palm Sunday to Easter Monday. */
export const stretchesOf = (year: number): (Days & { name: StretchName })[] => {
  const easter = easterSunday(year);
  return [
    { name: "summer", from: `${year}-07-01`, to: `${year}-08-31` },
    { name: "october", from: `${year}-10-01`, to: `${year}-10-31` },
    { name: "easter", from: addDays(easter, -7), to: addDays(easter, 1) },
  ];
};
