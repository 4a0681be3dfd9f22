import * as z from "zod";
import { label } from "./kind";

export const integer = (title: string, minimum: number, maximum: number, description = "") =>
  z
    .int()
    .min(minimum)
    .max(maximum)
    .meta({ kind: "number", ...label(title, description) });

/** The number names the entry's file. */
export const numericId = () =>
  z
    .int()
    .min(1)
    .max(999)
    .meta({ kind: "id", ...label("Número", "Una foto, un número.") });

/** Lowest first. Decimals let an entry move between two others without changing their files. */
export const order = (description: string) =>
  z
    .number()
    .min(0)
    .max(9999)
    .meta({ kind: "order", ...label("Lugar", description) });

/** May have decimals: degrees, per cent. */
export const decimal = (title: string, minimum: number, maximum: number, description = "") =>
  z
    .number()
    .min(minimum)
    .max(maximum)
    .meta({ kind: "number", ...label(title, description) });

export const price = (
  title: string,
  description = "Con céntimos si hacen falta.",
  minimum = 1,
  maximum = 100_000,
) =>
  z
    .number()
    .min(minimum)
    .max(maximum)
    .multipleOf(0.01)
    .meta({ kind: "price", ...label(title, description) });
