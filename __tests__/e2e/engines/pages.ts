import { expect, type Page } from "@playwright/test";
import type { LanguageCode } from "../../../src/languages";
import { pages } from "../pages";
import { sees, settle } from "./steps";

/** What a page is like, once it has loaded. */
const report = async () => ({
  status: (await fetch(location.href, { method: "HEAD" })).status,
  path: decodeURI(location.pathname),
  language: document.documentElement.lang,
  headings: document.querySelectorAll("h1").length,
  overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
});

/** The pictures of the page that are not there (yet), all of which are asked for. */
const missingPictures = () => {
  for (const image of document.images) image.loading = "eager";
  return [...document.images]
    .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
    .map(({ currentSrc }) => currentSrc);
};

/** Looks at every page in a language, and takes its picture. */
export const lookAtPages = async (
  page: Page,
  engine: string,
  language: LanguageCode,
  size: { width: number; height: number },
) => {
  await page.setViewportSize(size);
  await settle(page, language, "rejected");
  for (const { name, path } of pages.filter((tested) => tested.language === language)) {
    await page.goto(path);
    expect.soft(await page.evaluate(report), path).toEqual({
      status: name === "notFound" ? 404 : 200,
      path,
      language,
      headings: 1,
      overflow: 0,
    });
    await sees(page, missingPictures, []);
    await sees(page, () => document.fonts.status, "loaded");
    const picture = `screens/engines/${name}-${language}-${size.width}-${engine}.png`;
    await page.screenshot({ path: picture, fullPage: true });
  }
};
