import { wordsFor } from "../words";
import { declareLanguages, languages } from "../../typed-content/languages";
import { en, es, testSite } from "./test-site";

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

test("a site with another default language is told of that one", () => {
  declareLanguages("de", languages());
  expect(es.texts.search.languages).toBe("En alemán, español e inglés.");
  expect(es.proposals.shownInOriginal("español")).toContain("se ve aquí en alemán");
  expect(en.proposals.shownInOriginal("Spanish")).toContain("is shown here in German");
  const finding = { file: "house.json", path: [] };
  expect(es.findings["older-translation"](finding as never)).toContain("el alemán ha");
});
