import { languageCodes } from "../../../src/model/languages";
import { test, expect } from "../setup/fixtures";
import { layoutProblems } from "../layout/layout-problems";
import { pages } from "../setup/pages";
import { storeItems } from "../setup/stored-items";
import { applyView, spaced } from "../setup/views";
import { allLargeTextViews } from "./large-text";

for (const code of languageCodes)
  test(
    `large text at any width: nothing is cut off, covered or wider than the window: ${code}`,
    { tag: "@slow" },
    async ({ page }) => {
      test.setTimeout(900_000);
      // The banner is a part of every page, and tested in `accessibility.spec.ts`.
      await storeItems(page, { cookieConsent: "accepted" });
      for (const { path, title } of pages.filter(({ language }) => language === code)) {
        await page.goto(path);
        for (const view of [spaced, ...allLargeTextViews]) {
          const restore = await applyView(page, view);
          expect.soft(await layoutProblems(page), `${title}, ${view.title}`).toEqual([]);
          await restore();
        }
      }
    },
  );
