import * as z from "zod";

export class InvalidRequest extends Error {}

/** @throws InvalidRequest if it does not match its schema */
export const parseRequest = <Shape>(schema: z.ZodType<Shape>, request: unknown) => {
  const { data, error } = schema.safeParse(request);
  if (error) throw new InvalidRequest(z.prettifyError(error));
  return data;
};
