import { en as english } from "../words/en";
import { giveModel } from "../core/model";
import { spanishWords, type Words } from "../words";
import { site } from "../../../examples/guest-house/desk/site";
import { wholeSite, type WholeSite } from "../site";

/** The site with which the desk's tests run: the guest house, if its pages were made by Gatsby. */
export const testSite: WholeSite = wholeSite({
  ...site,
  pageOf: (file) => (file.startsWith("conditions/") ? "/conditions/" : "/"),
  pages: () => [
    { path: "/", name: "" },
    { path: "/conditions/", name: "Condiciones" },
  ],
});

giveModel(testSite.model);

/** The desk's texts, with those about the tests' site. */
export const es = spanishWords(testSite);
export const en: Words = { ...english, site: testSite.words.es, money: testSite.money };
