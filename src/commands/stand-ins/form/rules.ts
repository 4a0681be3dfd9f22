import type { Fields } from "./body";
import { Refusal, type FormError } from "./refusal";

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
