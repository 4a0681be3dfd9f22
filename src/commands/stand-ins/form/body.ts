import type { IncomingMessage } from "node:http";
import * as z from "zod";
import { readBody } from "@brisa/desk/server";

type FormError = { code: string; field?: string; message: string };

/** The status is that of the answer. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly errors: FormError[] = [],
  ) {
    super(message);
  }
}

/** As sent. Names that begin with `_` are instructions to the service. */
export type Fields = Record<string, string>;

/** In bytes. */
const BODY_LIMIT = 1_000_000;

const TEXTS = z.record(z.string(), z.string());

/** @throws {Refusal} 413 if the body is too large, 415 for other media types, 400 if it is no JSON object of texts */
export const readFields = async (request: IncomingMessage): Promise<Fields> => {
  const body = await readBody(request, BODY_LIMIT);
  if (body === undefined) throw new Refusal(413, "The message is too large");
  const mediaType = request.headers["content-type"] ?? "none";
  if (/^application\/x-www-form-urlencoded\b/i.test(mediaType))
    return Object.fromEntries(new URLSearchParams(body));
  if (!/^application\/json\b/i.test(mediaType))
    throw new Refusal(415, `Unsupported content type: ${mediaType}`);
  try {
    return TEXTS.parse(JSON.parse(body));
  } catch {
    throw new Refusal(400, "The body is not a JSON object of texts");
  }
};

/** Must not be blank if they are sent. `message` must always be sent. */
const REQUIRED = ["name", "email", "message"];
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const isBlank = (value: string | undefined) => !value?.trim();

/** @throws {Refusal} 422 with Formspree's codes: EMPTY, or REQUIRED_FIELD_EMPTY and TYPE_EMAIL */
export const checkFields = (fields: Fields) => {
  const written = Object.keys(fields).filter((name) => !name.startsWith("_"));
  if (written.every((name) => isBlank(fields[name]))) {
    throw new Refusal(422, "Can't send an empty form", [
      { code: "EMPTY", message: "Can't send an empty form" },
    ]);
  }
  const errors = [...missing(fields), ...malformedEmail(fields)];
  if (errors.length > 0) throw new Refusal(422, "Validation errors", errors);
};

const missing = (fields: Fields): FormError[] =>
  REQUIRED.filter((name) => name === "message" || name in fields)
    .filter((name) => isBlank(fields[name]))
    .map((field) => ({ code: "REQUIRED_FIELD_EMPTY", field, message: "is required" }));

const malformedEmail = ({ email = "" }: Fields): FormError[] =>
  isBlank(email) || EMAIL.test(email.trim())
    ? []
    : [{ code: "TYPE_EMAIL", field: "email", message: "should be an email" }];
