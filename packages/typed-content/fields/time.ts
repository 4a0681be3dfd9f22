import * as z from "zod";
import { field } from "./kind";

/** In the 24-hour clock, HH:MM. */
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

export const time = (title: string, description = "Por ejemplo 9:30.") =>
  field("time", z.string().regex(TIME), title, description);

/** YYYY-MM. */
const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/;

export const month = (title: string, description = "") =>
  field("month", z.string().regex(MONTH), title, description);

/** YYYY-MM-DD. Months with 31, 30 and 28 days, and 29 February in leap years. */
const DAY =
  /^20(\d\d-((0[13578]|1[02])-(0[1-9]|[12]\d|3[01])|(0[469]|11)-(0[1-9]|[12]\d|30)|02-(0[1-9]|1\d|2[0-8]))|([02468][048]|[13579][26])-02-29)$/;

export const date = (title: string, description = "") =>
  field("date", z.string().regex(DAY), title, description);

/** Of a group whose last day is before its first, for its `refine`. */
export const daysError = (last: "to" | "until") => ({
  path: [last],
  params: { code: "last-before-first" },
  // Checked as soon as both days are valid, even if the group has other errors.
  when: ({ value }: { value: unknown }) =>
    z.object({ from: date(""), [last]: date("") }).safeParse(value).success,
});
