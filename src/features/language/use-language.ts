import { I18nextContext } from "gatsby-plugin-react-i18next/dist/i18nextContext";
import { useContext } from "react";
import { I18nContext } from "react-i18next";
import { languageCodes, type LanguageCode } from "../../languages";

/**
 * The page's language, and the page's path in the default language.
 * @throws where it is used outside the language provider
 */
export const useLanguage = (): { language: LanguageCode; originalPath: string } => {
  const { language, originalPath } = useContext(I18nextContext);
  // The plugin's own context is English where it is not provided, so the other one tells.
  const isProvided = Boolean(useContext(I18nContext) as unknown);
  const code = languageCodes.find((candidate) => candidate === language);
  if (!isProvided || !code) throw new Error("useLanguage was used outside the language provider.");
  return { language: code, originalPath };
};
