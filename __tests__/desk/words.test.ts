import { wordsFor } from "../../src/desk/words";

test.each([
  [["es-ES"], "es-ES"],
  [["en-US"], "en-GB"],
  [["de", "en", "es"], "en-GB"],
  [["ca", "ES"], "es-ES"],
  [["de"], "es-ES"],
  [[], "es-ES"],
])("for a browser in %j the desk speaks %s", async (preferred, tag) => {
  expect((await wordsFor(preferred)).tag).toBe(tag);
});
