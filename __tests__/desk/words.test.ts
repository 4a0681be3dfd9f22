import { wordsFor } from "../../src/desk/words";
import { en, es, testSite } from "./test-site";

/** Imports both tables of the desk's words anew, for a site with other languages. */
const wordsWith = async (table: object) => {
  let words = { es, en };
  await jest.isolateModulesAsync(async () => {
    jest.doMock("../../src/base/languages", () => ({
      ...jest.requireActual<object>("../../src/base/languages"),
      ...table,
    }));
    const site = await import("./test-site");
    words = { es: site.es, en: site.en };
  });
  jest.dontMock("../../src/base/languages");
  return words;
};

test.each([
  [["es-ES"], "es-ES"],
  [["en-US"], "en-GB"],
  [["de", "en", "es"], "en-GB"],
  [["ca", "ES"], "es-ES"],
  [["de"], "es-ES"],
  [[], "es-ES"],
])("for a browser in %j the desk speaks %s", async (preferred, tag) => {
  expect((await wordsFor(testSite, preferred)).tag).toBe(tag);
});

test("the desk names the site's languages and its default language", () => {
  expect(es.texts.search.languages).toBe("En español, inglés y alemán.");
  expect(en.texts.search.languages).toBe("In Spanish, English and German.");
  expect(es.proposals.shownInOriginal("alemán")).toContain("se ve aquí en español");
  expect(en.proposals.shownInOriginal("German")).toContain("is shown here in Spanish");
});

test("a site with another default language is told of that one", async () => {
  const words = await wordsWith({ languageCodes: ["de", "es"], defaultLanguage: "de" });
  expect(words.es.texts.search.languages).toBe("En alemán y español.");
  expect(words.es.proposals.shownInOriginal("español")).toContain("se ve aquí en alemán");
  expect(words.en.proposals.shownInOriginal("Spanish")).toContain("is shown here in German");
  const finding = { file: "house.json", path: [] };
  expect(words.es.findings["older-translation"](finding as never)).toContain("el alemán ha");
});
