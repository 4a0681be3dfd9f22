/** One fault, in the form service's words: a code, and the field it is about. */
export type FormError = { code: string; field?: string; message: string };

/** A message that the form service does not accept, and the HTTP status that says so. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly errors: FormError[] = [],
  ) {
    super(message);
  }
}
