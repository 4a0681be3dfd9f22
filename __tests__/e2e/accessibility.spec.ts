import { languageCodes, type LanguageCode } from "../../src/languages";
import { expectAccessible } from "./axe";
import { expect, test } from "./fixtures";
import { hiddenFocus } from "./hidden-focus";
import { pages } from "./pages";
import { quickIf } from "./quick";
import { liveSite, testSite, urlOf } from "./sites";
import { desk, phone, show, views, zoomed } from "./views";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Its words are the longest. Markup and style are those of the other languages. */
const LONGEST: LanguageCode = "de";

// One page of the browser visits them all: a new one would compile axe-core anew.
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
      await show(page, view);
      expect.soft(await hiddenFocus(page), `${title}, ${view.title}`).toEqual([]);
    }
  }
});
