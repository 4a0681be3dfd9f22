import { readFileSync } from "node:fs";
import { languageCodes, localPath } from "../../src/languages";
import { routes } from "../../src/routes";
import { expect, test } from "./fixtures";
import { pages } from "./pages";

type Words = Record<string, string>;
const read = (file: string) => JSON.parse(readFileSync(`content/${file}`, "utf8")) as Words;
const company = read("company.json");

for (const { title, name, language, path } of pages) {
  test(`${title}: status, language, title, canonical and twins`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(name === "notFound" ? 404 : 200);
    expect(decodeURI(new URL(page.url()).pathname)).toBe(path);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    const section = read(`locales/${language}/navigation.json`)[name];
    await expect(page).toHaveTitle(`${section} | ${company.name}`);
    await expect(page.locator("h1")).toHaveCount(1);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /.{10}/);

    const canonical = page.locator('link[rel="canonical"]');
    const twins = page.locator('link[rel="alternate"][hreflang]');
    if (name === "notFound") {
      await expect(canonical).toHaveCount(0);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
      return;
    }
    const address = (code: (typeof languageCodes)[number]) =>
      encodeURI(company.website + localPath(routes[name], code));
    await expect(canonical).toHaveAttribute("href", address(language));
    const found = await twins.evaluateAll((links) =>
      links.map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")]),
    );
    expect(found).toEqual([
      ...languageCodes.map((code) => [code, address(code)]),
      ["x-default", address("es")],
    ]);
  });
}

test("every page reached by a click from the home page, without a fault", async ({ page }) => {
  test.setTimeout(180_000);
  // The banner, which appears once a page is alive, may come between the pointer and a link.
  await page.addInitScript(() => {
    if (self === top) localStorage.setItem("cookieConsent", "accepted");
  });
  for (const { name, language, path } of pages) {
    if (name === "notFound") continue;
    // What the home page does not link to is reached from the page that does.
    const start = name === "writeReview" ? routes.reviews : routes.home;
    await page.goto(localPath(start, language));
    const link = page.locator(`a:visible[href="${path}"], a:visible[href="${encodeURI(path)}"]`);
    await link.first().click();
    await expect(page).toHaveURL((url) => decodeURI(url.pathname) === path);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.locator("h1")).toHaveCount(1);
  }
});
