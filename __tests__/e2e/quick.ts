import { defaultLanguage, type LanguageCode } from "../../src/languages";

/** The tag of a test that `npm test` runs if the condition holds, and otherwise `--all` alone. */
export const quickIf = (condition: boolean) => ({ tag: condition ? [] : ["@slow"] });

/** The tag of a test that exists in each language: where only the words differ, one is enough. */
export const quickInOne = (language: LanguageCode) => quickIf(language === defaultLanguage);
