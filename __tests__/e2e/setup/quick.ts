import { defaultLanguage, type LanguageCode } from "../../../src/base/languages";

/** Returns the details of a test that only `npm test -- --all` runs unless the condition holds. */
export const quickIf = (condition: boolean) => ({ tag: condition ? [] : ["@slow"] });

/** Returns the details of a test that runs in every language: all but the default one are slow. */
export const quickInOne = (language: LanguageCode) => quickIf(language === defaultLanguage);
