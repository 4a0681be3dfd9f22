import { languageCodes } from "../../src/languages";
import { expectAccessible } from "./axe";
import { test } from "./fixtures";
import { pages } from "./pages";
import { liveSite, testSite, urlOf } from "./sites";

test.use({ contextOptions: { reducedMotion: "reduce" } });

// One page of the browser visits them all: a new one would compile axe-core anew.
for (const [site, settings] of Object.entries({ "test site": testSite, "live site": liveSite })) {
  for (const code of languageCodes) {
    test(`axe-core finds nothing, and nothing is wider than the window: ${site}, ${code}`, async ({
      page,
    }) => {
      test.setTimeout(180_000);
      for (const { title, path } of pages.filter(({ language }) => language === code)) {
        await page.goto(urlOf(settings) + path);
        await expectAccessible(page, title);
      }
    });
  }
}
