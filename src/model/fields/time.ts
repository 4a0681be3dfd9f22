import { z } from "zod";
import { label } from "./kind";

/** A time of day, HH:MM, 24 hours. */
export const time = (title: string) =>
  z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .meta({ kind: "time", ...label(title, "Hora de Palma, por ejemplo 9:30.") });

/** A month, YYYY-MM. */
export const month = (title: string, description = "") =>
  z
    .string()
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
    .meta({ kind: "month", ...label(title, description) });

/** The days that there are: months of 31, of 30 and of 28 days, and the 29th of February. */
const DAY =
  /^20(\d\d-((0[13578]|1[02])-(0[1-9]|[12]\d|3[01])|(0[469]|11)-(0[1-9]|[12]\d|30)|02-(0[1-9]|1\d|2[0-8]))|([02468][048]|[13579][26])-02-29)$/;

/** A day of the calendar, YYYY-MM-DD. */
export const date = (title: string, description = "") =>
  z
    .string()
    .regex(DAY)
    .meta({ kind: "date", ...label(title, description) });
