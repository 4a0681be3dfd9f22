import { I18nextContext } from "gatsby-plugin-react-i18next/dist/i18nextContext";
import { useContext } from "react";
import { asLanguageCode, type LanguageCode } from "../../../base/languages";
import { I18nContext } from "./i18next";

/**
 * `originalPath`: in the default language.
 * @throws if used outside the language provider
 */
export const useLanguage = (): { language: LanguageCode; originalPath: string } => {
  const { language, originalPath } = useContext(I18nextContext);
  // Outside a provider the plugin's own context defaults to English, so only this one shows that it is missing.
  const { i18n } = useContext(I18nContext);
  const code = asLanguageCode(language);
  if (!i18n || !code) throw new Error("useLanguage was used outside the language provider.");
  return { language: code, originalPath };
};
