import { z } from "zod";
import { label } from "./kind";

/** A whole number with its limits. */
export const integer = (title: string, minimum: number, maximum: number, description = "") =>
  z
    .int()
    .min(minimum)
    .max(maximum)
    .meta({ kind: "number", ...label(title, description) });

/** A number that need not be whole: degrees, per cent of a width. */
export const decimal = (title: string, minimum: number, maximum: number, description = "") =>
  z
    .number()
    .min(minimum)
    .max(maximum)
    .meta({ kind: "number", ...label(title, description) });

/** An amount of money in the currency of `prices.json`. */
export const price = (title: string) =>
  z
    .number()
    .min(1)
    .max(100_000)
    .multipleOf(0.01)
    .meta({ kind: "price", ...label(title, "En euros, con céntimos si hacen falta.") });
