import { adviceSentence } from "../warnings/sentences";
import { oneLine } from "../messages/line";
import type { OwnerLanguage } from "../messages/owner-language";
import type { Missing } from ".";

const inTheEditor: Record<OwnerLanguage, string> = { es: "En el editor", en: "In the editor" };

/** "file › field: what is missing. In the editor: where to enter it."; always one line. */
export const missingSentence = (missing: Missing, language: OwnerLanguage = "es") =>
  oneLine(`${adviceSentence(missing, language)} ${inTheEditor[language]}: ${missing.place}.`);
