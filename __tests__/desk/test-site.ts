import { en as english } from "../../src/desk/words/en";
import { giveModel } from "../../src/desk/core/model";
import { spanishWords, type Words } from "../../src/desk/words";
import { guestHouseSite, words } from "../guest-house/site";

/** The site with which the desk's tests run. */
export const testSite = guestHouseSite;

giveModel(testSite.model);

/** The desk's texts, with those about the tests' site. */
export const es = spanishWords(testSite);
export const en: Words = { ...english, site: words, money: testSite.money };
