import type { Page } from "@playwright/test";
import { expect, test } from "../setup/fixtures";
import { uniqueAddress } from "../setup/inbox";
import { PROVIDER_NOISE } from "../setup/providers";
import { publishReview, sendMessage, writeMessage, writeReview } from "./forms";
import { words as w } from "./words";

test.use({ expectedNoise: PROVIDER_NOISE });

test("leaving the page while sending loses nothing", async ({ page }) => {
  await writeMessage(page, "hang@example.com");
  await sendMessage(page);
  await expect(page.getByRole("button", { name: w.sending })).toBeVisible();
  await followLink(page, "/precios/");
  // The URL changes before the page is rendered.
  await expect(page.getByLabel(w.message, { exact: true })).toHaveCount(0);
  await followLink(page, "/contacto/");
  await expect(page.getByLabel(w.message, { exact: true })).toHaveValue(/sábado/);
  await expect(page.getByLabel(w.name, { exact: true })).toBeEnabled();
});

const followLink = async (page: Page, path: string) => {
  await page.evaluate(
    (href) => document.querySelector<HTMLElement>(`footer a[href="${href}"]`)?.click(),
    encodeURI(path),
  );
  await expect(page).toHaveURL(new RegExp(`${encodeURI(path)}$`));
};

test("Storage full: the page works, nothing throws, nothing valid is lost", async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await writeReview(page, uniqueAddress());
  await page.getByRole("button", { name: w.reject }).click();
  await expect(page.locator("[data-banner]")).toBeHidden();
  await publishReview(page);
  await expect(page.getByRole("status").filter({ hasText: w.submitted })).toBeVisible();
  await followLink(page, "/reseñas/");
  await expect(page.getByText("Una cala sin un solo barco más.")).toBeVisible();
});

const MARKUP = '<img src=x onerror="document.title=1"> {{name}} $t(reviews:qr) &amp;';

test(
  "Nothing a visitor types is ever run or breaks the layout: right-to-left, markup, 5,000 characters",
  // The layout depends on the width.
  { tag: "@both" },
  async ({ page }) => {
    const strange = [
      ["\u202e\u200fאבג דהו", "\u2067שלום\u202e"],
      [MARKUP, MARKUP],
      ["N".repeat(5000), "texto".repeat(1000)],
    ] as const;
    await writeReview(page, uniqueAddress());
    for (const [name, text] of strange) {
      await page.getByLabel(w.name, { exact: true }).fill(name);
      await page.getByLabel(w.email, { exact: true }).fill(uniqueAddress());
      await page.getByLabel(w.review, { exact: true }).fill(text);
      await page.getByRole("radio", { name: w.fourStars }).press("Space");
      await publishReview(page);
      await expect(page.getByLabel(w.review, { exact: true })).toHaveValue("");
    }
    await page.goto("/reseñas/");
    const cards = page.locator("main li");
    await expect(cards).toHaveCount(strange.length);
    for (const [, text] of strange) {
      const card = cards.filter({ hasText: text.trim() });
      await card.locator("time").scrollIntoViewIfNeeded();
      await expect(card.locator("time")).toBeInViewport();
    }
    await expect(cards.locator("img, script")).toHaveCount(0);
    await expect(page).toHaveTitle(/Reseñas/);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  },
);
