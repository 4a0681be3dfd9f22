import { defaultLanguage, languageCodes } from "../../src/languages";
import { expectAccessible } from "./axe";
import { test } from "./fixtures";
import { pages } from "./pages";
import { liveSite, testSite, urlOf } from "./sites";

test.use({ contextOptions: { reducedMotion: "reduce" } });

// One page of the browser visits them all: a new one would compile axe-core anew.
for (const [site, settings] of Object.entries({ "test site": testSite, "live site": liveSite })) {
  for (const code of languageCodes) {
    const title = `axe-core finds nothing, and nothing is wider than the window: ${site}, ${code}`;
    // What the owner writes has the same markup in every language.
    const isSlow = settings === liveSite && code !== defaultLanguage;
    test(title, { tag: isSlow ? "@slow" : [] }, async ({ page }) => {
      test.setTimeout(180_000);
      for (const tested of pages.filter(({ language }) => language === code)) {
        await page.goto(urlOf(settings) + tested.path);
        await expectAccessible(page, tested.title);
      }
    });
  }
}
