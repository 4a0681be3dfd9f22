import * as z from "zod";
import { HEX } from "../helpers/color";
import { field } from "./kind";

export const color = (title: string, description: string) =>
  field("color", z.string().regex(HEX), title, description);
