import * as z from "zod";
import { label } from "./kind";

export const email = (title: string) =>
  z.email().meta({ kind: "email", ...label(title, "Por ejemplo hola@example.com.") });

/** May have spaces between groups of digits. */
export const phone = (title: string, description = "Con su prefijo.") =>
  z
    .string()
    .regex(/^\+[1-9]\d{0,2}( ?\d{2,4}){2,5}$/)
    .meta({ kind: "phone", ...label(title, description) });

/** Of hosts that only one network knows. */
const PRIVATE = "[^/?#:]*\\.(local|localhost|internal|lan|home|arpa)([/?#:]|$)";

/** No flags: JSON Schema does not support them. No numbers of a network, and no user. */
const ORIGIN = `^https://(?!${PRIVATE})([A-Za-z0-9-]+\\.)+[A-Za-z][A-Za-z0-9-]*(:\\d+)?`;

export const url = (title: string, description = "Empieza por https://.") =>
  z
    .string()
    .regex(new RegExp(`${ORIGIN}([/?#][^\\s]*)?$`))
    .meta({ kind: "url", ...label(title, description) });

/** As browsers write it: `new URL(value).origin` is the same. No port: hosts apply no headers to addresses with one. */
export const origin = (title: string, description: string) =>
  z
    .string()
    .regex(/^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]*$/)
    .meta({ kind: "origin", ...label(title, description) });

export const repository = (title: string) =>
  z
    .string()
    .regex(/^[\w.-]+\/[\w.-]+$/)
    .meta({ kind: "repository", ...label(title, "El de GitHub, con su dueño: dueño/web.") });
