import { createContext } from "react";
import type { MessageKey } from "../language/use-messages";
import { isBlank } from "./blank";
import { asSent, emailProblem } from "./email-address";

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
