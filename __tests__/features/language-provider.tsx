import { I18nextContext } from "gatsby-plugin-react-i18next/dist/i18nextContext";
import i18next from "i18next";
import type { ComponentProps, ReactNode } from "react";
import { I18nContext } from "react-i18next";

const language = {
  language: "es",
  languages: ["es"],
  routed: false,
  defaultLanguage: "es",
  generateDefaultLanguagePage: false,
  originalPath: "/",
  path: "/",
} satisfies ComponentProps<typeof I18nextContext.Provider>["value"];

/** A Spanish page without any messages: each is shown by its key. */
export const LanguageProvider = ({ children }: { children: ReactNode }) => {
  const i18n = i18next.createInstance({ lng: "es", fallbackLng: false, resources: {} });
  void i18n.init();
  return (
    <I18nextContext.Provider value={language}>
      <I18nContext.Provider value={{ i18n }}>{children}</I18nContext.Provider>
    </I18nextContext.Provider>
  );
};
