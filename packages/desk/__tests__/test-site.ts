import { en as english } from "../words/en";
import { giveModel } from "../core/model";
import { spanishWords, type Words } from "../words";
import { guestHouseSite, words } from "../../../examples/guest-house/site";

/** The site with which the desk's tests run. */
export const testSite = guestHouseSite;

giveModel(testSite.model);

/** The desk's texts, with those about the tests' site. */
export const es = spanishWords(testSite);
export const en: Words = { ...english, site: words, money: testSite.money };
