import { en } from "./en";
import { es, type Words } from "./es";

export type { Words };

/**
 * Returns the desk's texts in the first preferred language that it has, otherwise in Spanish.
 * @param preferred the languages of the browser, as BCP 47 tags
 */
export const wordsFor = (preferred: readonly string[]): Words => {
  const known: Record<string, Words> = { es, en };
  for (const tag of preferred) {
    const words = known[tag.slice(0, 2).toLowerCase()];
    if (words) return words;
  }
  return es;
};
