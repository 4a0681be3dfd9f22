/**
 * Returns the value to store for a text. An empty text is not stored if the field is optional or was not
 * published.
 */
export const storedText = (text: string, base: unknown, isOptional = false) =>
  text === "" && (isOptional || base === undefined) ? undefined : text;
