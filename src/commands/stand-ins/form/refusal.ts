/** An error in the format of the form service. */
export type FormError = { code: string; field?: string; message: string };

/** Thrown if the form service refuses a message; has the HTTP status of the answer. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly errors: FormError[] = [],
  ) {
    super(message);
  }
}
