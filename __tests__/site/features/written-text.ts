/** Returns a text as a page gets it: in its own language, unless another one is given with its name. */
export const writtenText = (
  text: string,
  language: string | null = null,
  languageName: string | null = null,
): Queries.WrittenFragment => ({ text, language, languageName });
