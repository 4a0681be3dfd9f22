import { en } from "./en";
import { es, type Words } from "./es";

export type { Words };

/**
 * Returns the desk's words in the first language that it speaks, else in Spanish.
 * @param preferred the browser's languages, as BCP 47 tags
 */
export const wordsFor = (preferred: readonly string[]): Words => {
  const known: Record<string, Words> = { es, en };
  for (const tag of preferred) {
    const words = known[tag.slice(0, 2).toLowerCase()];
    if (words) return words;
  }
  return es;
};
