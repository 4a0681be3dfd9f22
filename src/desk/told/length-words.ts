import type { Words } from "../words";

/** Share of the maximum length from which the remaining length is shown. */
const NEARLY_FULL = 0.8;

/** Undefined while there is enough room. `stored` is the text whose length the check counts. */
export const lengthWords = (
  stored: string,
  maximum: number | undefined,
  { lettersLeft, lettersOver }: Words["fields"],
) => {
  if (maximum === undefined || stored.length < maximum * NEARLY_FULL) return undefined;
  const left = maximum - stored.length;
  return left < 0
    ? { text: lettersOver(-left), isOver: true }
    : { text: lettersLeft(left), isOver: false };
};
