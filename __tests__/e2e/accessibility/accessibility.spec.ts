import { languageCodes, type LanguageCode } from "../../../src/model/languages";
import { test } from "../setup/fixtures";
import { pages } from "../setup/pages";
import { quickIf } from "../setup/quick";
import { liveSite, testSite, urlOf } from "../setup/sites";
import { desk, spaced, zoomed } from "../setup/views";
import { expectAccessible } from "./axe";
import { largeTextViews } from "./large-text";

/** German words are the longest; markup and styles are the same in every language. */
const LONGEST: LanguageCode = "de";

const views = [zoomed, spaced, desk];

// One browser page visits all of them, since each new one compiles axe-core again.
for (const [site, settings] of Object.entries({ "test site": testSite, "live site": liveSite }))
  for (const code of languageCodes) {
    const isQuick = settings === testSite && code === LONGEST;
    test(
      `axe-core finds nothing, and no text is cut off, control too small or focus covered: ${site}, ${code}`,
      quickIf(isQuick),
      async ({ page }) => {
        test.setTimeout(180_000);
        for (const { name, path, title } of pages.filter(({ language }) => language === code)) {
          if (name === "service" && settings !== testSite) continue;
          // One legal text stands for all three.
          if (isQuick && /legalNotice|privacy/.test(name)) continue;
          await page.goto(urlOf(settings) + path);
          // Most of what axe-core reads is the same in a wide window.
          const axeIn = isQuick ? [zoomed] : [zoomed, desk];
          // Large text is tested with the content of the tests.
          const tested = settings === testSite ? [...views, ...largeTextViews] : views;
          await expectAccessible(page, title, tested, { axeIn, focusIn: [spaced, desk] });
        }
      },
    );
  }
