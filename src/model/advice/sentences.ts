import { lineOf } from "../check/sentences/line";
import type { OwnerLanguage } from "../check/sentences/owner-language";
import type { Advice, Matter } from "./advice";
import { en } from "./en";
import { es } from "./es";

const languages: Record<OwnerLanguage, (advice: Matter) => string> = { es, en };

/** "file › field: what to look at, what to do"; always one line. */
export const adviceSentence = (advice: Advice, language: OwnerLanguage = "es") =>
  lineOf(advice, languages[language](advice));
