import { useContext } from "react";
import { I18nextContext } from "gatsby-plugin-react-i18next/dist/i18nextContext";
import type about from "../../../../content/locales/es/about.json";
import type booking from "../../../../content/locales/es/booking.json";
import type contact from "../../../../content/locales/es/contact.json";
import type cookies from "../../../../content/locales/es/cookies.json";
import type gallery from "../../../../content/locales/es/gallery.json";
import type layout from "../../../../content/locales/es/layout.json";
import type legal from "../../../../content/locales/es/legal.json";
import type location from "../../../../content/locales/es/location.json";
import type navigation from "../../../../content/locales/es/navigation.json";
import type questions from "../../../../content/locales/es/questions.json";
import type reviews from "../../../../content/locales/es/reviews.json";
import type trips from "../../../../content/locales/es/trips.json";
import { I18nContext } from "./i18next";
import { asLanguageCode, type LanguageCode } from "../../../model/languages";

/** The Spanish messages. The content check ensures that the other languages have the same keys. */
type Namespaces = {
  about: typeof about;
  booking: typeof booking;
  contact: typeof contact;
  cookies: typeof cookies;
  gallery: typeof gallery;
  layout: typeof layout;
  legal: typeof legal;
  location: typeof location;
  navigation: typeof navigation;
  questions: typeof questions;
  reviews: typeof reviews;
  trips: typeof trips;
};

/** The key without its plural suffix: `pictures` for `pictures_one` and `pictures_other`. */
type Base<Key> = Key extends `${infer Stem}_${"one" | "other"}` ? Stem : Key;

export type MessageKey = {
  [Name in keyof Namespaces]: `${Name}:${Base<keyof Namespaces[Name]> & string}`;
}[keyof Namespaces];

/** The key if the message is missing. */
export type Translate = (key: MessageKey, variables?: Record<string, string | number>) => string;

/**
 * `t("layout:book")`.
 * @throws if used outside the language provider
 */
export const useMessages = (): Translate => {
  const { i18n } = useContext(I18nContext);
  if (!i18n) throw new Error("useMessages was used outside the language provider.");
  return i18n.t;
};

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
