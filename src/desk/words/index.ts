import { es, type DeskWords } from "./es";
import type { Money } from "../form/values/money";
import type { SiteWords } from "./site-words";

/** With those about the site's content, and how the site's money is written. */
export type Words = DeskWords & { site: SiteWords; money: Money };

/** As far as texts depend on it. */
type Site = { money: Money; words: { es: SiteWords; en: () => Promise<SiteWords> } };

/** The language of commits. */
export const spanishWords = ({ words, money }: Site): Words => ({ ...es, site: words.es, money });

/**
 * In the first preferred language, else in Spanish. English is loaded on demand; Spanish is always there, since it
 * describes the commits.
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
