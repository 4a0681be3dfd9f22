import type { Words } from "../words";

/** The share of the longest text from which on what is left is told. */
const NEARLY_FULL = 0.8;

/**
 * Returns how many letters are left, or too many; undefined while there is room.
 * @param stored the text as its file has it, which is what the check counts
 */
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
