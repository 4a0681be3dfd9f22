import { useContext } from "react";
import { I18nContext } from "react-i18next";
import type booking from "../../../content/locales/es/booking.json";
import type contact from "../../../content/locales/es/contact.json";
import type gallery from "../../../content/locales/es/gallery.json";
import type layout from "../../../content/locales/es/layout.json";
import type legal from "../../../content/locales/es/legal.json";
import type location from "../../../content/locales/es/location.json";
import type navigation from "../../../content/locales/es/navigation.json";
import type reviews from "../../../content/locales/es/reviews.json";
import type trips from "../../../content/locales/es/trips.json";

/** The Spanish words, which the content check keeps equal in keys to the other languages'. */
type Namespaces = {
  booking: typeof booking;
  contact: typeof contact;
  gallery: typeof gallery;
  layout: typeof layout;
  legal: typeof legal;
  location: typeof location;
  navigation: typeof navigation;
  reviews: typeof reviews;
  trips: typeof trips;
};

/** A word with plural forms, `pictures_one` and `pictures_other`, is asked for as `pictures`. */
type Base<Key> = Key extends `${infer Stem}_${"one" | "other"}` ? Stem : Key;

export type WordKey = {
  [Name in keyof Namespaces]: `${Name}:${Base<keyof Namespaces[Name]> & string}`;
}[keyof Namespaces];

/** Writes an interface word in the page's language; a missing one shows its key. */
export type Words = (key: WordKey, variables?: Record<string, string | number>) => string;

/**
 * The interface words of the page, by namespace and key: `t("layout:book")`. A page never changes
 * its language, so this needs nothing of react-i18next but its provider.
 * @throws where it is used outside that provider
 */
export const useWords = (): Words => {
  const { i18n } = (useContext(I18nContext) ?? {}) as { i18n?: { t: unknown } };
  if (!i18n) throw new Error("useWords was used outside the language provider.");
  // i18next's own types know one namespace at a time.
  return i18n.t as Words;
};
