import { wordsFor } from "../../src/desk/words";
import { testSite } from "./test-site";

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
