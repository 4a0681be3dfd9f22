import { languageCodes, type LanguageCode } from "../base/languages";

/** A text in each language. Content with errors may have any values. */
type Texts = Partial<Record<LanguageCode, unknown>>;

/** Returns the words that a text marks as names of waters and coves, `*Cala Vella*`, in lower case. */
const namesIn = (text: unknown) =>
  String(text)
    .split("*")
    // Every second part was between two asterisks.
    .filter((_, index) => index % 2 === 1)
    .map((name) => name.toLowerCase());

/** Returns the places that a text names in at least one language. In others the name may be inflected. */
export const namedPlaces = <Place extends { name?: Texts }>(places: Place[], text: Texts = {}) =>
  places.filter(({ name }) =>
    languageCodes.some((code) => namesIn(text[code]).includes(String(name?.[code]).toLowerCase())),
  );
