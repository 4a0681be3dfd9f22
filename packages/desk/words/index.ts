import { es, type DeskWords } from "./es";
import type { Money } from "../values/amount-text";
import type { SiteWords } from "./site-words";

/** With the words about the site's content, and how its money is written. */
export type Words = DeskWords & { site: SiteWords; money: Money };

/** What texts depend on. */
type Site = { money: Money; words: { es: SiteWords; en: () => Promise<SiteWords> } };

/** In the language of its commits. */
export const spanishWords = ({ words, money }: Site): Words => ({ ...es, site: words.es, money });

/**
 * In the first preferred language, else in Spanish. English is loaded on demand; Spanish describes the commits.
 * @param preferred BCP 47 tags
 */
export const wordsFor = async (site: Site, preferred: readonly string[]): Promise<Words> => {
  const language = preferred
    .map((tag) => tag.slice(0, 2).toLowerCase())
    .find((each) => each === "es" || each === "en");
  if (language !== "en") return spanishWords(site);
  const [{ en }, own] = await Promise.all([import("./en"), site.words.en()]);
  return { ...en, site: own, money: site.money };
};
