import { I18nextContext } from "gatsby-plugin-react-i18next/dist/i18nextContext";
import type { ComponentProps, ReactNode } from "react";
import i18next, { I18nextProvider } from "../../../src/site/features/language/i18next";

type Props = {
  language?: string;
  /** By namespace and key. A missing message shows its key. */
  messages?: Record<string, Record<string, string>>;
  children: ReactNode;
};

/** Provides a language to components as the i18n plugin does. */
export const LanguageProvider = ({ language = "es", messages = {}, children }: Props) => {
  const i18n = i18next.createInstance();
  i18n.init({ lng: language, resources: { [language]: messages } });
  const page = {
    language,
    languages: [language],
    routed: false,
    defaultLanguage: language,
    generateDefaultLanguagePage: false,
    originalPath: "/",
    path: "/",
  } satisfies ComponentProps<typeof I18nextContext.Provider>["value"];
  return (
    <I18nextContext.Provider value={page}>
      <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
    </I18nextContext.Provider>
  );
};
