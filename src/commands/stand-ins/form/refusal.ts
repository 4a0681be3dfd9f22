export type FormError = { code: string; field?: string; message: string };

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
