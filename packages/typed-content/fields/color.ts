import * as z from "zod";
import { HEX } from "../helpers/color";
import { label } from "./kind";

export const color = (title: string, description: string) =>
  z
    .string()
    .regex(HEX)
    .meta({ kind: "color", ...label(title, description) });
