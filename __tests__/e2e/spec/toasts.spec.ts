import type { Page } from "@playwright/test";
import { startApp } from "../setup/app";
import { expect, test } from "../setup/fixtures";
import { uniqueAddress } from "../setup/inbox";
import { publishReview, sendMessage, writeMessage } from "./forms";
import { words as w } from "./words";

const toast = (page: Page, text: string) =>
  page.locator("[role=alert] > div, [role=status] > div").filter({ hasText: text });

const submitWithoutRating = async (page: Page) => {
  await page.goto("/escribir-reseña/");
  await publishReview(page);
  await expect(toast(page, w.unrated)).toBeVisible();
};

test("auto-dismissed after 5000 ms by default, not while hovered or focused", async ({ page }) => {
  await page.goto("/escribir-reseña/");
  // Its clock brings back the limit of what waits for the app.
  await startApp(page);
  await page.clock.install();
  await publishReview(page);
  await toast(page, w.unrated).hover();
  // From here on no time passes but what the test lets pass.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 20_000));
  await expect(toast(page, w.unrated)).toBeVisible();
  await page.mouse.move(0, 0);
  await toast(page, w.unrated).getByRole("button").focus();
  await page.clock.runFor(20_000);
  await expect(toast(page, w.unrated)).toBeVisible();
  await page.getByRole("radio").first().focus();
  await page.clock.runFor(4_999);
  await expect(toast(page, w.unrated)).toBeVisible();
  await page.clock.runFor(1);
  await expect(toast(page, w.unrated)).toHaveCount(0);
});

test("only one visible at a time, a new one replaces it; Escape dismisses, and so does its button, which gives the focus back", async ({
  page,
}) => {
  await submitWithoutRating(page);
  await page.keyboard.press("Escape");
  await expect(toast(page, w.unrated)).toHaveCount(0);
  await publishReview(page);
  await toast(page, w.unrated).getByRole("button", { name: w.dismiss }).click();
  await expect(toast(page, w.unrated)).toHaveCount(0);
  await expect(page.getByRole("radio").first()).toBeFocused();

  await publishReview(page);
  await expect(toast(page, w.unrated)).toBeVisible();
  await page.getByLabel(w.name, { exact: true }).fill("Ana");
  await page.getByLabel(w.email, { exact: true }).fill(uniqueAddress());
  await page.getByLabel(w.review, { exact: true }).fill("Bien.");
  await page.getByRole("radio", { name: w.fourStars }).press("Space");
  await publishReview(page);
  await expect(toast(page, w.submitted)).toBeVisible();
  // At once: one that stayed would go by itself.
  expect(await toast(page, "").count()).toBe(1);
});

test("a notice outlives the page on which it was asked for", async ({ page }) => {
  await writeMessage(page, uniqueAddress());
  await sendMessage(page);
  await expect(toast(page, w.sent)).toBeVisible();
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('footer a[href="/precios/"]')?.click(),
  );
  await expect(page).toHaveURL(/precios/);
  await expect(page.getByLabel(w.message, { exact: true })).toHaveCount(0);
  await expect(toast(page, w.sent)).toBeVisible();
});

test("WhatsApp never covers the banner, a toast or a form's button", async ({ page }) => {
  await submitWithoutRating(page);
  // While it has the focus it stays.
  await toast(page, w.unrated).getByRole("button").focus();
  for (const width of [320, 360, 390, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const boxes = await Promise.all(
      [
        toast(page, w.unrated),
        page.locator("[data-banner]"),
        page.getByRole("button", { name: w.publish }),
      ].map((item) => item.boundingBox()),
    );
    const chat = await page.locator('body a[href^="https://wa.me"]').last().boundingBox();
    for (const box of boxes) {
      const apart =
        !box ||
        !chat ||
        box.x + box.width <= chat.x ||
        chat.x + chat.width <= box.x ||
        box.y + box.height <= chat.y ||
        chat.y + chat.height <= box.y;
      expect(apart, `${width}: ${JSON.stringify([box, chat])}`).toBe(true);
    }
  }
});
