import { es, type Words } from "./es";

export type { Words };

/**
 * Returns the desk's texts in the first preferred language that it has, otherwise in Spanish. English is loaded on
 * demand; Spanish is always there, since it describes the commits.
 * @param preferred the languages of the browser, as BCP 47 tags
 */
export const wordsFor = async (preferred: readonly string[]): Promise<Words> => {
  const language = preferred
    .map((tag) => tag.slice(0, 2).toLowerCase())
    .find((each) => each === "es" || each === "en");
  return language === "en" ? (await import("./en")).en : es;
};
