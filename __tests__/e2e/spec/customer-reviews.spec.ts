import { expect, test } from "../setup/fixtures";
import { desk, phone } from "../setup/views";
import { storeItems } from "../setup/stored-items";

const review = (name: string, more: object = {}) => ({
  name,
  email: "x@example.com",
  review: "Volveremos.",
  rating: 4,
  date: "2026-09-14T10:00:00.000Z",
  language: "es-ES",
  ...more,
});

const MARKUP = '<img src=x onerror="document.title=1"> {{name}} $t(reviews:qr) &amp;';

/** Right-to-left, markup, 5,000 characters. */
const strange = [
  review("\u202e\u200fאבג דהו", { review: "\u2067שלום\u202e" }),
  review(MARKUP, { review: MARKUP }),
  review("N".repeat(5000), { review: "texto".repeat(1000) }),
];

const STORED = [
  review("Marta Oliver Pons"),
  review("Núria", { rating: 2, date: "2026-08-01T10:00:00.000Z" }),
  ...strange,
];

test("List of stored reviews as cards: initials avatar (first letters of up to two words of the name), name, star rating, localized date, quoted text; nothing of them is ever run or breaks the layout", async ({
  page,
}) => {
  await storeItems(page, { customerReviews: JSON.stringify(STORED) });
  await page.goto("/reseñas/");
  const cards = page.locator("main li");
  await expect(cards).toHaveCount(STORED.length);
  const [first, second] = [cards.nth(0), cards.nth(1)];
  await expect(first.locator("[aria-hidden=true]").first()).toHaveText("MO");
  await expect(first).toContainText("Marta Oliver Pons");
  await expect(first).toContainText("14 de septiembre de 2026");
  await expect(first).toContainText("«Volveremos.»");
  await expect(first.getByRole("img", { name: "4 de 5 estrellas" })).toBeVisible();
  await expect(second.locator("[aria-hidden=true]").first()).toHaveText("N");

  for (const { width, height } of [phone, desk]) {
    await page.setViewportSize({ width, height });
    for (const { review: text } of strange) {
      const time = cards.filter({ hasText: text }).locator("time");
      await time.scrollIntoViewIfNeeded();
      await expect(time).toBeInViewport();
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  }
  await expect(cards.locator("img, script")).toHaveCount(0);
  await expect(page).toHaveTitle(/Reseñas/);
});
