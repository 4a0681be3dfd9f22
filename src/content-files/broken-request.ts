import { z } from "zod";

/** A request that cannot be answered. */
export class BrokenRequest extends Error {}

/** @throws BrokenRequest if the request does not match its schema */
export const parseRequest = <Shape>(shape: z.ZodType<Shape>, asked: unknown) => {
  const { data, error } = shape.safeParse(asked);
  if (error) throw new BrokenRequest(z.prettifyError(error));
  return data;
};
