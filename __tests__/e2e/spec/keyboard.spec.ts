import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../setup/fixtures";

/** Presses Tab until an element has the focus; throws after 40 presses. */
const tabTo = async (page: Page, wanted: Locator) => {
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press("Tab");
    if (await wanted.evaluate((node) => node === document.activeElement)) return;
  }
  throw new Error(`Tab does not lead to ${wanted}`);
};

test(
  "by keyboard alone: the content is skipped to, a trip is chosen, and the booking reached",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.goto("/");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/#content$/);
    await tabTo(page, page.locator("main li a").first());
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/excursiones\/#morning$/);
    await expect(page.locator("#morning")).toBeVisible();
    await tabTo(page, page.locator("#morning a[data-trip]"));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/reservas\/\?trip=morning$/);
  },
);
