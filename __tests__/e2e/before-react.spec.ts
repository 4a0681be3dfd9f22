import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { openWithoutScripts } from "./hold-back";
import { waitForHydration } from "./visit";

const banner = (page: Page) => page.locator("[data-banner]");
const storedConsent = (page: Page) => page.evaluate(() => localStorage.getItem("cookieConsent"));

test("the cookie banner is there and answered before React is, which agrees", async ({ page }) => {
  const release = await openWithoutScripts(page, "/");
  await expect(banner(page)).toBeVisible();
  await banner(page).locator('[data-cookies="rejected"]').click();
  await expect(banner(page)).toBeHidden();
  expect(await storedConsent(page)).toBe("rejected");
  release();
  await waitForHydration(page);
  await expect(banner(page)).toBeHidden();
  await page.reload();
  await expect(banner(page)).toBeHidden();
});

test("on a not-found page without scripts the choice is made and changed", async ({ page }) => {
  await page.goto("/no-existe/");
  await expect(page.locator("script[src]")).toHaveCount(0);
  await banner(page).locator('[data-cookies="accepted"]').click();
  await expect(banner(page)).toBeHidden();
  await page.locator('footer [data-cookies="ask"]').click();
  await banner(page).locator('[data-cookies="rejected"]').click();
  await expect(banner(page)).toBeHidden();
  expect(await storedConsent(page)).toBe("rejected");
});
