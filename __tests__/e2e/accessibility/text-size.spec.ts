import { languageCodes, localPath, type LanguageCode } from "../../../src/base/languages";
import { routes } from "../../../src/model/routes";
import { expect, test } from "../setup/fixtures";
import { layoutProblems } from "../layout/layout-problems";
import { pages } from "../setup/pages";
import { applyView, type View } from "../setup/views";

/** German words are the longest; markup and styles are the same in every language. */
const LONGEST: LanguageCode = "de";

const WIDTHS = [360, 390, 412, 600, 768, 960, 1024, 1200, 1280, 1440];

/** Text of 150 % and of 200 % (WCAG 1.4.4), in pixels. */
const SIZES = [24, 32];

/** The size as a setting of the browser, which media queries follow, and as a style, which they ignore. */
const WAYS = ["textSize", "rootSize"] as const;

const views = SIZES.flatMap((size) =>
  WIDTHS.flatMap((width) =>
    WAYS.map((way): View => ({
      title: `${width} wide, ${way} ${size}`,
      width,
      height: 800,
      [way]: size,
    })),
  ),
);

/** A window of 1280 pixels at 400 %, with the text spacing of WCAG 1.4.12. */
const spacedAndZoomed: View = {
  title: "320 wide, spaced",
  width: 320,
  height: 640,
  isSpaced: true,
};

/** A phone by the setting, and a laptop by a style. */
const quickViews = [
  spacedAndZoomed,
  ...views.filter(({ title }) =>
    ["360 wide, textSize 32", "1024 wide, rootSize 32"].includes(title),
  ),
];

test.use({ contextOptions: { reducedMotion: "reduce" } });

const testPages = (languages: readonly LanguageCode[], tested: View[]) =>
  test(`nothing is cut off, covered or wider than the window: ${languages.join()}`, async ({
    page,
  }) => {
    test.setTimeout(60_000 + languages.length * tested.length * 15_000);
    // The banner is a part of every page, and tested below.
    await page.addInitScript(() => {
      if (self === top) localStorage.setItem("cookieConsent", "accepted");
    });
    for (const { path, title } of pages.filter(({ language }) => languages.includes(language))) {
      await page.goto(path);
      for (const view of tested) {
        const restore = await applyView(page, view);
        expect.soft(await layoutProblems(page), `${title}, ${view.title}`).toEqual([]);
        await restore();
      }
    }
  });

for (const code of languageCodes)
  test(`the cookie banner fits into narrow windows with large text: ${code}`, async ({ page }) => {
    await page.addInitScript((language) => localStorage.setItem("language", language), code);
    await page.goto(localPath(routes.cookies, code));
    for (const view of [spacedAndZoomed, ...views.filter(({ width }) => width < 600)]) {
      const restore = await applyView(page, view);
      await expect(page.locator("[data-banner]")).toBeVisible();
      expect.soft(await layoutProblems(page), view.title).toEqual([]);
      await restore();
    }
  });

test.describe("large text", () => testPages([LONGEST], quickViews));

test.describe("large text at any width", { tag: "@slow" }, () => {
  for (const code of languageCodes) testPages([code], [spacedAndZoomed, ...views]);
});
