import * as z from "zod";
import { field } from "./kind";

export const email = (title: string) =>
  field("email", z.email(), title, "Por ejemplo hola@example.com.");

/** May have spaces between groups of digits. */
const PHONE = /^\+[1-9]\d{0,2}( ?\d{2,4}){2,5}$/;

export const phone = (title: string, description = "Con su prefijo.") =>
  field("phone", z.string().regex(PHONE), title, description);

/** Of hosts that only one network knows. */
const PRIVATE = "[^/?#:]*\\.(local|localhost|internal|lan|home|arpa)([/?#:]|$)";

/** No flags: JSON Schema does not support them. No numbers of a network, and no user. */
const ORIGIN = `^https://(?!${PRIVATE})([A-Za-z0-9-]+\\.)+[A-Za-z][A-Za-z0-9-]*(:\\d+)?`;

const ADDRESS = new RegExp(`${ORIGIN}([/?#][^\\s]*)?$`);

export const url = (title: string, description = "Empieza por https://.") =>
  field("url", z.string().regex(ADDRESS), title, description);

/** As browsers write it: `new URL(value).origin` is the same. No port: hosts apply no headers to addresses with one. */
const WRITTEN_ORIGIN = /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]*$/;

export const origin = (title: string, description: string) =>
  field("origin", z.string().regex(WRITTEN_ORIGIN), title, description);

const REPOSITORY = /^[\w.-]+\/[\w.-]+$/;

export const repository = (title: string) =>
  field(
    "repository",
    z.string().regex(REPOSITORY),
    title,
    "El de GitHub, con su dueño: dueño/web.",
  );
