import type { Page } from "@playwright/test";
import { expect, test } from "../setup/fixtures";

const pathOf = (url: string) => decodeURI(new URL(url).pathname + new URL(url).hash);

const storedLanguage = (page: Page) => page.evaluate(() => localStorage.getItem("language"));

test.describe("who reads in English and opens a link to Español", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/en/precios/");
    await page.evaluate(() => localStorage.setItem("language", "en"));
  });

  test("in a new tab stays there, and is not asked again @desktop", async ({ page }) => {
    await page.locator("header summary").click();
    const link = page.locator("header").getByRole("link", { name: "Español" });
    // Instead of a middle click, after which Chromium's headless shell (150) crashes occasionally.
    await link.dispatchEvent("auxclick");
    const tab = await page.context().newPage();
    await tab.goto(String(await link.getAttribute("href")), { referer: page.url() });
    await expect(tab).toHaveURL(/[^n]\/precios\/$/);
    await expect(tab.locator("html")).toHaveAttribute("lang", "es");
    expect(await storedLanguage(tab)).toBe("es");
    await tab.reload();
    await expect(tab.locator("html")).toHaveAttribute("lang", "es");
  });

  test("before React is there stays there as well", async ({ page }) => {
    await page.goto("/en/precios/");
    await page
      .locator('a[hreflang="es"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(/[^n]\/precios\/$/);
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
    expect(await storedLanguage(page)).toBe("es");
  });
});

test.describe("with a German browser", () => {
  test.use({ locale: "de-AT" });

  test("otherwise the browser's language if supported; a saved nonsense does not count, and a wrong path follows the language too", async ({
    page,
  }) => {
    await page.goto("/reseñas/#x");
    await expect.poll(() => pathOf(page.url())).toBe("/de/reseñas/#x");
    await page.goto("/en/precios/");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await page.evaluate(() => localStorage.setItem("language", "toString"));
    await page.goto("/no-existe");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/nicht gefunden/);
  });

  test("Changing it saves it: choosing Spanish is kept, and Back is not trapped", async ({
    page,
  }) => {
    await page.goto("/contacto/");
    await expect.poll(() => pathOf(page.url())).toBe("/de/contacto/");
    await page.evaluate(() => document.querySelector<HTMLElement>('a[hreflang="es"]')?.click());
    await expect.poll(() => pathOf(page.url())).toBe("/contacto/");
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
    await page.goBack();
    await expect.poll(() => pathOf(page.url())).toBe("/de/contacto/");
    await page.goBack();
    expect(page.url()).toBe("about:blank");
  });

  test("No redirect where storage cannot be used", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get: () => {
          throw new DOMException("blocked", "SecurityError");
        },
      });
    });
    await page.goto("/precios/");
    expect(pathOf(page.url())).toBe("/precios/");
  });
});
