import * as z from "zod";
import { field } from "./kind";

export const integer = (title: string, minimum: number, maximum: number, description = "") =>
  field("number", z.int().min(minimum).max(maximum), title, description);

/** The number names the entry's file. */
export const numericId = () =>
  field("id", z.int().min(1).max(999), "Número", "Una foto, un número.");

/** Lowest first. Decimals let an entry move between two others without changing their files. */
export const order = (description: string) =>
  field("order", z.number().min(0).max(9999), "Lugar", description);

/** May have decimals: degrees, per cent. */
export const decimal = (title: string, minimum: number, maximum: number, description = "") =>
  field("number", z.number().min(minimum).max(maximum), title, description);

export const price = (
  title: string,
  description = "Con céntimos si hacen falta.",
  minimum = 1,
  maximum = 100_000,
) => field("price", z.number().min(minimum).max(maximum).multipleOf(0.01), title, description);
