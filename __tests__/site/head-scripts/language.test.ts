import { languageOf } from "../../../src/model/languages";
import { languageFor } from "../../../src/site/head-scripts/language";

test.each([
  ["the saved choice", "en", "de-AT", "en"],
  ["the browser's language", null, "de-AT", "de"],
  ["the browser's language where nonsense is saved", "toString", "de", "de"],
  ["the default where the browser's language is none of ours", null, "fr-FR", "es"],
  ["the default where the browser tells no language", null, "null", "es"],
])("an address without a prefix is read in %s", (_, saved, browser, language) => {
  expect(languageFor(saved, browser)).toBe(language);
});

test("a prefix in capitals is one, so that none is added before it", () => {
  expect(languageOf("/EN/precios/")).toBe("en");
});
