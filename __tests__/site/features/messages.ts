import { readdirSync, readFileSync } from "node:fs";
import i18next from "../../../src/site/features/language/i18next";
import type { Translate } from "../../../src/site/features/language/use-messages";
import type { LanguageCode } from "../../../src/model/languages";

const folder = "__tests__/content/locales";

/** Returns the messages of the tests' content in a language, by namespace and key. */
export const messagesOf = (language: LanguageCode) =>
  Object.fromEntries(
    readdirSync(`${folder}/${language}`).map((file) => [
      file.replace(/\.json$/, ""),
      JSON.parse(readFileSync(`${folder}/${language}/${file}`, "utf8")) as Record<string, string>,
    ]),
  );

/** Returns the function that translates the messages of the tests' content. */
export const translateTo = (language: LanguageCode): Translate => {
  const instance = i18next.createInstance();
  instance.init({ lng: language, resources: { [language]: messagesOf(language) } });
  return instance.t;
};
