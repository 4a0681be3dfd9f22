/**
 * Returns what stands for a text in a file: what is cleared and was never public, or may be left out, is
 * not there at all.
 */
export const storedText = (text: string, base: unknown, isOptional = false) =>
  text === "" && (isOptional || base === undefined) ? undefined : text;
