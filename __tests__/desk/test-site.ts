import { site } from "../../src/build/desk/site";
import { en as english } from "../../src/desk/words/en";
import { giveModel } from "../../src/desk/core/model";
import { spanishWords, type Words } from "../../src/desk/words";
import { en as ofSite } from "../../src/build/desk/words/en";

/** The site with which the desk's tests run. */
export const testSite = site;

giveModel(testSite.model);

/** The desk's texts, with those about the tests' site. */
export const es = spanishWords(site);
export const en: Words = { ...english, site: ofSite, money: site.money };
