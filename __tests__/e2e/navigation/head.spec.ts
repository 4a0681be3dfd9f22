import type { Page } from "@playwright/test";
import { expect, test } from "../setup/fixtures";
import { startApp } from "../setup/app";

/** Returns the metadata in the head of the page. */
const headOf = (page: Page) =>
  page.evaluate(() => {
    const text = (selector: string, name: string) =>
      document.querySelector(`head ${selector}`)?.getAttribute(name);
    return {
      title: document.title,
      language: document.documentElement.lang,
      description: text("meta[name=description]", "content"),
      canonical: text("link[rel=canonical]", "href"),
      shared: text("meta[property='og:title']", "content"),
      languages: document.querySelectorAll("head link[rel=alternate]").length,
    };
  });

/** Counts the tags that only search engines and messengers read; these load each page as a document. */
const countMachineTags = (page: Page) =>
  page.locator("script[type='application/ld+json'], meta[property='og:image']").count();

test("the head follows the visitor from page to page, and back to the first one", async ({
  page,
}) => {
  const built = [];
  for (const path of ["/precios/", "/quienes-somos/"]) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    built.unshift(await headOf(page));
  }
  expect(built[0]?.title).not.toBe(built[1]?.title);

  expect(await countMachineTags(page)).toBe(2);
  await startApp(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.locator('footer a[href="/precios/"]').click();
  await expect.poll(() => headOf(page)).toEqual(built[1]);
  // Since no document is loaded, a screen reader announces the new page only from here.
  const heading = await page.locator("h1").innerText();
  await expect(page.locator("[aria-live=assertive]")).toHaveText(heading);
  // Their values would be those of the first page.
  expect(await countMachineTags(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => headOf(page)).toEqual(built[0]);
  await page.goForward();
  await expect.poll(() => headOf(page)).toEqual(built[1]);
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
});
