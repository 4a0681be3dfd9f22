import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../setup/fixtures";
import { uniqueAddress } from "../setup/inbox";
import { words as w } from "./words";

/** Presses Tab until an element has the focus; throws after 80 presses. */
const tabTo = async (page: Page, wanted: Locator) => {
  for (let step = 0; step < 80; step += 1) {
    await page.keyboard.press("Tab");
    if (await wanted.evaluate((node) => node === document.activeElement)) return;
  }
  throw new Error(`Tab does not lead to ${wanted}`);
};

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

test("by keyboard alone: a message is written and sent", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/contacto/");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await tabTo(page, field(page, w.name));
  await page.keyboard.type("Ana");
  await page.keyboard.press("Tab");
  await page.keyboard.type(uniqueAddress());
  await page.keyboard.press("Tab");
  await page.keyboard.type("Hola");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: w.sent })).toBeVisible();
});

test(
  "by keyboard alone: a review is written, read and removed",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.goto("/escribir-reseña/");
    await tabTo(page, page.getByRole("radio").first());
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Tab");
    await page.keyboard.type("Ana");
    await page.keyboard.press("Tab");
    await page.keyboard.type(uniqueAddress());
    await page.keyboard.press("Tab");
    await page.keyboard.type("Bien.");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("status").filter({ hasText: w.submitted })).toBeVisible();
    await page.goto("/reseñas/");
    const own = page.getByText("«Bien.»");
    await expect(own).toBeVisible();
    await tabTo(page, page.getByRole("button", { name: /Borrar/ }));
    await page.keyboard.press("Enter");
    // The answer "no" has the focus; "yes" stands before it.
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Enter");
    // The published reviews stay.
    await expect(own).toBeHidden();
  },
);

test(
  "by keyboard alone: cookies are accepted and the choice is opened again",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.goto("/aviso-legal/");
    const banner = page.locator("[data-banner]");
    await tabTo(page, page.getByRole("button", { name: w.settings }));
    await page.keyboard.press("Enter");
    await expect(banner).toBeFocused();
    await tabTo(page, banner.getByRole("button", { name: w.accept }));
    await page.keyboard.press("Enter");
    await expect(banner).toBeHidden();
    await expect(page.getByRole("button", { name: w.settings })).toBeFocused();
  },
);

test(
  "by keyboard alone: a trip is chosen, and the booking reached",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.goto("/");
    await tabTo(page, page.locator("main li a").first());
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/excursiones\/#morning$/);
    await expect(page.locator("#morning")).toBeVisible();
    await tabTo(page, page.locator("#morning a[data-trip]"));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/reservas\/\?trip=morning$/);
  },
);
