import { languageCodes, localPath } from "../../../src/base/languages";
import { routes } from "../../../src/model/routes";
import { layoutProblems } from "../layout/layout-problems";
import { expect, test } from "../setup/fixtures";
import { pages } from "../setup/pages";
import { quickIf } from "../setup/quick";
import { storeItems } from "../setup/stored-items";
import { applyView, spaced } from "../setup/views";
import { allLargeTextViews } from "./large-text";

const tested = [spaced, ...allLargeTextViews];

/** Narrow windows have one layout: what fits into these fits into wider ones, and with smaller text. */
const narrowest = tested.filter(
  ({ title, isSpaced }) => isSpaced || /^360 wide, \w+ 32$/.test(title),
);

for (const code of languageCodes) {
  test(
    `the cookie banner fits into narrow windows with large text: ${code}`,
    // German words are the longest.
    quickIf(code === "de"),
    async ({ page }) => {
      await storeItems(page, { language: code });
      await page.goto(localPath(routes.cookies, code));
      for (const view of narrowest) {
        const restore = await applyView(page, view);
        await expect(page.locator("[data-banner]")).toBeVisible();
        expect.soft(await layoutProblems(page), view.title).toEqual([]);
        await restore();
      }
    },
  );

  test(
    `large text at any width: nothing is cut off, covered or wider than the window: ${code}`,
    { tag: "@slow" },
    async ({ page }) => {
      test.setTimeout(900_000);
      // The banner is a part of every page, and tested above.
      await storeItems(page, { cookieConsent: "accepted" });
      for (const { path, title } of pages.filter(({ language }) => language === code)) {
        await page.goto(path);
        for (const view of tested) {
          const restore = await applyView(page, view);
          expect.soft(await layoutProblems(page), `${title}, ${view.title}`).toEqual([]);
          await restore();
        }
      }
    },
  );
}
