import { expect, test } from "../setup/fixtures";
import { storedReviews } from "./forms";

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
  await page.addInitScript(
    (list) => localStorage.setItem("customerReviews", JSON.stringify(list)),
    STORED,
  );
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

test("a button to remove one's own review from the device", async ({ page }) => {
  await page.goto("/reseñas/");
  await page.evaluate(
    (list) => localStorage.setItem("customerReviews", JSON.stringify(list)),
    STORED,
  );
  await page.goto("/reseñas/");
  const remove = page.getByRole("button", { name: /Borrar.*Núria/ });
  const question = page.getByRole("group", { name: /¿Borrar/ });
  // The second click of a double click answers nothing.
  await remove.dblclick();
  await expect(question).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(remove).toBeFocused();
  expect(await storedReviews(page)).toHaveLength(2);
  await page.keyboard.press("Enter");
  await expect(question.getByRole("button", { name: /No/ })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.locator("main li")).toHaveCount(1);
  expect(await storedReviews(page)).toMatchObject([{ name: "Marta Oliver Pons" }]);
});
