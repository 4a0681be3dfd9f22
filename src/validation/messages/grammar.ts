import { languages } from "../../languages";
import type { OwnerLanguage } from "./types";

/** How a language joins lists and names the other languages. */
export const grammarOf = (language: OwnerLanguage) => {
  const { tag } = languages[language];
  const names = new Intl.DisplayNames(tag, { type: "language" });
  return {
    oneOf: (values: readonly string[]) =>
      new Intl.ListFormat(tag, { type: "disjunction" }).format(values),
    allOf: (values: readonly string[]) => new Intl.ListFormat(tag).format(values),
    /** `alemán` */
    languageName: (code: string) => names.of(code) ?? code,
  };
};
