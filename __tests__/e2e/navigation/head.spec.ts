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
  const paths = ["/", "/precios/"];
  const built = [];
  for (const path of paths) {
    await page.goto(path);
    built.push(await headOf(page));
  }
  expect(new Set(built.map(({ title }) => title)).size).toBe(paths.length);

  await page.goto("/");
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
