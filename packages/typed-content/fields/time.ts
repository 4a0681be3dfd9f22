import * as z from "zod";
import { label } from "./kind";

/** In the 24-hour clock, HH:MM. */
export const time = (title: string, description = "Por ejemplo 9:30.") =>
  z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .meta({ kind: "time", ...label(title, description) });

/** YYYY-MM. */
export const month = (title: string, description = "") =>
  z
    .string()
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
    .meta({ kind: "month", ...label(title, description) });

/** Months with 31, 30 and 28 days, and 29 February in leap years. */
const DAY =
  /^20(\d\d-((0[13578]|1[02])-(0[1-9]|[12]\d|3[01])|(0[469]|11)-(0[1-9]|[12]\d|30)|02-(0[1-9]|1\d|2[0-8]))|([02468][048]|[13579][26])-02-29)$/;

/** YYYY-MM-DD. */
export const date = (title: string, description = "") =>
  z
    .string()
    .regex(DAY)
    .meta({ kind: "date", ...label(title, description) });

/** Of a group whose last day is before its first, for its `refine`. */
export const daysError = (last: "to" | "until") => ({
  path: [last],
  params: { code: "last-before-first" },
  // Checked as soon as both days are valid, even if the group has other errors.
  when: ({ value }: { value: unknown }) =>
    z.object({ from: date(""), [last]: date("") }).safeParse(value).success,
});
