import { languages } from "../../languages";
import type { OwnerLanguage } from "./types";

/** Returns functions that join lists and name languages, in one language. */
export const grammarOf = (language: OwnerLanguage) => {
  const { tag } = languages[language];
  const names = new Intl.DisplayNames(tag, { type: "language" });
  return {
    oneOf: (values: readonly string[]) =>
      new Intl.ListFormat(tag, { type: "disjunction" }).format(values),
    allOf: (values: readonly string[]) => new Intl.ListFormat(tag).format(values),
    /** Returns the name of a language: `alemán`. */
    languageName: (code: string) => names.of(code) ?? code,
  };
};
