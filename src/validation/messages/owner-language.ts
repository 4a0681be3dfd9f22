import { languages } from "../../languages";

/** The languages in which the owner is spoken to. */
export type OwnerLanguage = "es" | "en";

/** How a language joins words, and calls the others. */
export const grammarOf = (language: OwnerLanguage) => {
  const { tag } = languages[language];
  const names = new Intl.DisplayNames(tag, { type: "language" });
  return {
    oneOf: (values: string[]) => new Intl.ListFormat(tag, { type: "disjunction" }).format(values),
    allOf: (values: string[]) => new Intl.ListFormat(tag).format(values),
    /** `alemán` */
    languageName: (code: string) => names.of(code) ?? code,
  };
};
