import { createContext } from "react";
import type { MessageKey } from "../language/use-messages";

/**
 * Matches a text without anything to see: white space, control characters and those that Unicode calls ignorable,
 * such as a zero-width space. Unicode counts an empty Braille cell as a symbol.
 */
const BLANK = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

export const isBlank = (text: string) => BLANK.test(text);

/** Matches what is before the @ if it has letters of RFC 6531, which many mail servers and form services refuse. */
const INTERNATIONAL_LOCAL_PART = /^[^\s@]*[^\0-\x7f][^\s@]*$/;

/** Matches a domain with letters outside ASCII, and nothing that is special in a URL. */
const INTERNATIONAL_DOMAIN = /^(?=.*[^\0-\x7f])[^\s/?#@:\\%[\]]+$/;

/** Splits an address at its last @. */
const partsOf = (address: string) => {
  const at = address.lastIndexOf("@");
  return { local: address.slice(0, at), domain: address.slice(at + 1) };
};

/**
 * In Punycode if its domain has letters such as ü, `ana@xn--mller-kva.de`. Some browsers return it like this by
 * themselves, others refuse to validate it. Other texts stay as they are.
 */
export const asSent = (address: string) => {
  const { local, domain } = partsOf(address.trim());
  if (!local || !INTERNATIONAL_DOMAIN.test(domain)) return address.trim();
  try {
    return `${local}@${new URL(`http://${domain}`).hostname}`;
  } catch {
    return address.trim();
  }
};

/** By the browser's own check. */
const isValid = (address: string) => {
  const field = document.createElement("input");
  field.type = "email";
  field.value = address;
  return field.validity.valid;
};

/** Undefined if nothing is wrong. */
export const emailProblem = (address: string): MessageKey | undefined => {
  const sent = asSent(address);
  if (isValid(sent)) return undefined;
  return INTERNATIONAL_LOCAL_PART.test(partsOf(sent).local)
    ? "contact:emailLetters"
    : "contact:emailInvalid";
};

/** By the names of the fields. */
export type Problems = Record<string, MessageKey>;

export const ProblemsContext = createContext<Problems>({});

type Control = HTMLInputElement | HTMLTextAreaElement;

/** Without the stars, which the form of reviews checks by itself. */
export const requiredIn = (form: HTMLFormElement) =>
  form.querySelectorAll<Control>("input:required:not([type=radio]), textarea:required");

/**
 * The rules are our own, since those of the browsers differ: some count white space as a value, some refuse addresses
 * that mail accepts.
 */
export const problemsOf = (form: HTMLFormElement): Problems => {
  const problems: Problems = {};
  for (const { name, type, value } of requiredIn(form)) {
    const problem = isBlank(value)
      ? "contact:fieldMissing"
      : type === "email" && emailProblem(value);
    if (problem) problems[name] = problem;
  }
  return problems;
};

/** As they are sent. */
export const valuesOf = (form: HTMLFormElement) => {
  const data = new FormData(form);
  for (const { name, value } of form.querySelectorAll<HTMLInputElement>("[type=email]"))
    data.set(name, asSent(value));
  return data;
};
