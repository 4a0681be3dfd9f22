import { expect, test } from "../setup/fixtures";
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

const STORED = [
  review("Marta Oliver Pons"),
  review("Núria", { rating: 2, date: "2026-08-01T10:00:00.000Z" }),
];

test("List of stored reviews as cards: initials avatar (first letters of up to two words of the name), name, star rating, localized date, quoted text", async ({
  page,
}) => {
  await storeItems(page, { customerReviews: JSON.stringify(STORED) });
  for (const [path, date, stars, quote] of [
    ["/reseñas/", "14 de septiembre de 2026", "4 de 5 estrellas", "«Volveremos.»"],
    ["/en/reseñas/", "14 September 2026", "4 out of 5 stars", "“Volveremos.”"],
    ["/de/reseñas/", "14. September 2026", "4 von 5 Sternen", "„Volveremos.“"],
  ] as const) {
    await page.goto(path);
    const cards = page.locator("main li");
    await expect(cards).toHaveCount(2);
    const [first, second] = [cards.nth(0), cards.nth(1)];
    await expect(first.locator("[aria-hidden=true]").first()).toHaveText("MO");
    await expect(first).toContainText("Marta Oliver Pons");
    await expect(first).toContainText(date);
    await expect(first).toContainText(quote);
    await expect(first.getByRole("img", { name: stars })).toBeVisible();
    await expect(second.locator("[aria-hidden=true]").first()).toHaveText("N");
  }
});
