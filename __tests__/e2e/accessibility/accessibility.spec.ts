import { languageCodes, type LanguageCode } from "../../../src/base/languages";
import { expectAccessible } from "./axe";
import { expect, test } from "../setup/fixtures";
import { controlsHiddenOnFocus } from "./hidden-focus";
import { pages } from "../setup/pages";
import { quickIf } from "../setup/quick";
import { liveSite, testSite, urlOf } from "../setup/sites";
import { applyView, desk, phone, views, zoomed } from "../setup/views";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** German words are the longest; markup and styles are the same in every language. */
const LONGEST: LanguageCode = "de";

// One browser page visits all of them, since each new one compiles axe-core again.
for (const [site, settings] of Object.entries({ "test site": testSite, "live site": liveSite })) {
  for (const code of languageCodes) {
    const when = quickIf(settings === testSite && code === LONGEST);
    test(
      `axe-core finds nothing, and nothing is lost: ${site}, ${code}`,
      when,
      async ({ page }) => {
        test.setTimeout(180_000);
        for (const tested of pages.filter(({ language }) => language === code)) {
          await page.goto(urlOf(settings) + tested.path);
          await expectAccessible(page, tested.title, views);
        }
      },
    );
  }
}

test("the keyboard's focus is never hidden by what floats, the cookie banner included", async ({
  page,
}) => {
  for (const { path, title } of pages.filter(({ language }) => language === LONGEST)) {
    await page.goto(path);
    for (const view of [zoomed, phone, desk]) {
      await applyView(page, view);
      expect.soft(await controlsHiddenOnFocus(page), `${title}, ${view.title}`).toEqual([]);
    }
  }
});
