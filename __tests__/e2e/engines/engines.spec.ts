import type { Page } from "@playwright/test";
import { languageCodes, type LanguageCode } from "../../../src/base/languages";
import { expect, test } from "../setup/fixtures";
import { pages } from "../setup/pages";
import { scenarios } from "./scenarios";
import { DESKTOP, PHONE, setVisitor, waitForValue } from "./steps";

// Playwright adds this style sheet, `body {}`, to a page before a screenshot.
test.use({ expectedNoise: /sha256-YjaKGiklmzC6wjXA513HAMmzus8VE61XCOT\+SmwNZWA=/ });

/** Returns the facts to compare of a loaded page. Runs in the page. */
const report = async () => ({
  status: (await fetch(location.href, { method: "HEAD" })).status,
  path: decodeURI(location.pathname),
  language: document.documentElement.lang,
  headings: document.querySelectorAll("h1").length,
  overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
});

/** Requests all pictures of the page, and returns the URLs of those not loaded yet. Runs in the page. */
const missingPictures = () => {
  for (const image of document.images) image.loading = "eager";
  return [...document.images]
    .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
    .map(({ currentSrc }) => currentSrc);
};

/** Checks every page in a language, and takes a screenshot of it. */
const checkPages = async (
  page: Page,
  engine: string,
  language: LanguageCode,
  size: { width: number; height: number },
) => {
  await page.setViewportSize(size);
  await setVisitor(page, language, "rejected");
  for (const { name, path } of pages.filter((tested) => tested.language === language)) {
    await page.goto(path);
    expect.soft(await page.evaluate(report), path).toEqual({
      status: name === "notFound" ? 404 : 200,
      path,
      language,
      headings: 1,
      overflow: 0,
    });
    await waitForValue(page, missingPictures, []);
    await waitForValue(page, () => document.fonts.status, "loaded");
    const picture = `screens/engines/${name}-${language}-${size.width}-${engine}.png`;
    await page.screenshot({ path: picture, fullPage: true });
  }
};

for (const language of languageCodes)
  for (const size of [PHONE, DESKTOP])
    test(`every page, ${size.width} wide – ${language}`, async ({ page }, { project }) =>
      checkPages(page, project.name, language, size));

for (const [title, scenario] of Object.entries(scenarios))
  test(title, async ({ page }) => scenario(page));
