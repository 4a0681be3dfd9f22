import { lineOf } from "../messages/line";
import type { OwnerLanguage } from "../messages/owner-language";
import type { Advice, Matter } from "./warning";
import { en } from "./en";
import { es } from "./es";

const languages: Record<OwnerLanguage, (advice: Matter) => string> = { es, en };

/** "file › field: what to look at, what to do"; always one line. */
export const adviceSentence = (advice: Advice, language: OwnerLanguage = "es") =>
  lineOf(advice, languages[language](advice));
