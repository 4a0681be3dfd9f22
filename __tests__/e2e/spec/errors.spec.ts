import type { Page } from "@playwright/test";
import { expect, test } from "../setup/fixtures";
import { PROVIDER_NOISE } from "../setup/providers";
import { publishReview, sendMessage, writeMessage, writeReview } from "./forms";
import { words } from "./words";

const w = words.es;

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
  await writeReview(page, `storage-${Date.now()}@example.com`);
  await page.getByRole("button", { name: w.reject }).click();
  await expect(page.locator("[data-banner]")).toBeHidden();
  await publishReview(page);
  await expect(page.getByRole("status").filter({ hasText: w.submitted })).toBeVisible();
  await followLink(page, "/reseñas/");
  await expect(page.getByText("Una cala sin un solo barco más.")).toBeVisible();
});

const validReview = { name: "Ana", review: "Bien.", rating: 5, date: "2026-08-01T10:00:00Z" };

const MARKUP = '<img src=x onerror="document.title=1"> {{name}} $t(reviews:qr) &amp;';

/** The layout depends on the width; joined characters have the unit tests of the avatar, too. */
const tags: Record<string, string> = {
  "5,000 characters": "@both",
  "emoji and joined characters": "@slow",
};

for (const [title, name, text] of [
  ["emoji and joined characters", "👩‍👩‍👧‍👦 é̂", "👍🏽"],
  ["right-to-left", "\u202e\u200fאבג דהו", "\u2067שלום\u202e"],
  ["markup", MARKUP, MARKUP],
  ["5,000 characters", "N".repeat(5000), "texto".repeat(1000)],
] as const) {
  test(
    `Nothing a visitor types is ever run or breaks the layout – ${title}`,
    { tag: tags[title] ?? [] },
    async ({ page }) => {
      await writeReview(page, `strange-${Date.now()}@example.com`);
      await page.getByLabel(w.name, { exact: true }).fill(name);
      await page.getByLabel(w.review, { exact: true }).fill(text);
      await publishReview(page);
      await expect(page.getByRole("status").filter({ hasText: w.submitted })).toBeVisible();
      await page.goto("/reseñas/");
      const card = page.locator("main li");
      await expect(card).toContainText(text.trim());
      await expect(card.locator("img, script")).toHaveCount(0);
      await expect(page).toHaveTitle(/Reseñas/);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      const date = card.locator("time");
      await expect(date).toBeInViewport();
    },
  );
}

test("2,000 stored reviews", { tag: "@slow" }, async ({ page }) => {
  await page.addInitScript((entry) => {
    const list = Array.from({ length: 2000 }, (_, index) => ({ ...entry, name: `Ana ${index}` }));
    localStorage.setItem("customerReviews", JSON.stringify(list));
  }, validReview);
  await page.goto("/reseñas/");
  await expect(page.locator("main li")).toHaveCount(2000);
  await expect(page.locator("main li").first()).toContainText("Ana 0");
});
