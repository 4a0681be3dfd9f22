import { languageCodes, type LanguageCode } from "../languages";

/** A text in each language; while it is wrong, anything. */
type Texts = Partial<Record<LanguageCode, unknown>>;

/** What a text marks as names of waters and coves, `*Cala Vella*`, in lower case. */
const namesIn = (text: unknown) =>
  String(text)
    .split("*")
    // Every second part stands between two asterisks.
    .filter((_, index) => index % 2 === 1)
    .map((name) => name.toLowerCase());

/** The places that a text names in some language: another one may bend the name. */
export const namedPlaces = <Place extends { name?: Texts }>(places: Place[], text: Texts = {}) =>
  places.filter(({ name }) =>
    languageCodes.some((code) => namesIn(text[code]).includes(String(name?.[code]).toLowerCase())),
  );
