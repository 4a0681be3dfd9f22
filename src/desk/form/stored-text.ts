/** An empty text is stored as nothing if the field is optional or was not published. */
export const storedText = (text: string, base: unknown, isOptional = false) =>
  text === "" && (isOptional || base === undefined) ? undefined : text;
