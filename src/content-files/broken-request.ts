import { z } from "zod";

/** What is asked for is not what can be asked for. */
export class BrokenRequest extends Error {}

/** @throws BrokenRequest where something is asked for in another shape */
export const parseRequest = <Shape>(shape: z.ZodType<Shape>, asked: unknown) => {
  const { data, error } = shape.safeParse(asked);
  if (error) throw new BrokenRequest(z.prettifyError(error));
  return data;
};
