import { z } from "zod";
import { label } from "./kind";

/** A time of day, HH:MM, 24 hours. */
export const time = (title: string) =>
  z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .meta({ kind: "time", ...label(title, "Hora local de Palma, por ejemplo 09:30.") });

/** A month, YYYY-MM. */
export const month = (title: string, description = "") =>
  z
    .string()
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
    .meta({ kind: "month", ...label(title, description) });
