import { I18nextContext } from "gatsby-plugin-react-i18next/dist/i18nextContext";
import { useContext } from "react";
import { languageCodes, type LanguageCode } from "../../languages";
import { I18nContext } from "./i18next";

/**
 * The page's language, and the page's path in the default language.
 * @throws when used outside the language provider
 */
export const useLanguage = (): { language: LanguageCode; originalPath: string } => {
  const { language, originalPath } = useContext(I18nextContext);
  // Outside a provider the plugin's own context is English, so the other one is asked.
  const { i18n } = useContext(I18nContext);
  const code = languageCodes.find((candidate) => candidate === language);
  if (!i18n || !code) throw new Error("useLanguage was used outside the language provider.");
  return { language: code, originalPath };
};
