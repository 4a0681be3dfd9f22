import { languageCodes, type LanguageCode } from "./languages";

/** Content with errors may have any values. */
type Texts = Partial<Record<LanguageCode, unknown>>;

/** Texts mark names of waters and coves: `*Cala Vella*`. */
const namesIn = (text: unknown) =>
  String(text)
    .split("*")
    // Every second part was between two asterisks.
    .filter((_, index) => index % 2 === 1)
    .map((name) => name.toLowerCase());

/** Named in at least one language: in others the name may be inflected. */
export const namedPlaces = <Place extends { name?: Texts }>(places: Place[], text: Texts = {}) =>
  places.filter(({ name }) =>
    languageCodes.some((code) => namesIn(text[code]).includes(String(name?.[code]).toLowerCase())),
  );
