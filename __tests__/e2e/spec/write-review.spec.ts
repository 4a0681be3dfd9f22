import { expect, test } from "../setup/fixtures";
import { received, uniqueAddress } from "../setup/inbox";
import { holdForm, PROVIDER_NOISE } from "../setup/providers";
import { quickInOne } from "../setup/quick";
import { languageCodes, publishReview, storedReviews, writeReview } from "./forms";
import { words } from "./words";

test("Form: rating (1 to 5 stars, hover previews, click sets), name, email, review text", async ({
  page,
}) => {
  await page.goto("/escribir-reseña/");
  const stars = page.getByRole("radio");
  await expect(stars).toHaveCount(5);
  const filled = () =>
    page
      .locator("label:has([type=radio]) svg")
      .evaluateAll(
        (shapes) =>
          shapes.map((shape) => getComputedStyle(shape).fill !== "none").filter(Boolean).length,
      );
  expect(await filled()).toBe(0);
  const message = page.locator("#rating-message");
  await page.locator("label:has([value='3'])").hover();
  await expect(message).toHaveText("3 estrellas: Buena", { useInnerText: true });
  await expect.poll(filled).toBe(3);
  await expect(page.locator(":checked")).toHaveCount(0);
  await page.locator("label:has([value='5'])").click();
  await page.mouse.move(0, 0);
  await expect(page.locator("[value='5']")).toBeChecked();
  await expect(message).toHaveText("5 estrellas: Inolvidable", { useInnerText: true });
  await expect.poll(filled).toBe(5);
  for (const label of ["Nombre", "Correo electrónico", "Vuestra reseña"])
    await expect(page.getByLabel(label, { exact: true })).toBeVisible();
});

for (const language of languageCodes) {
  const w = words[language];

  test(
    `Review form: idle, then submitting (fields disabled, 'submitting' label), then success (success toast; fields and rating reset; the review is immediately visible on the site) – ${language}`,
    quickInOne(language),
    async ({ page }) => {
      const email = uniqueAddress();
      const release = await holdForm(page);
      await writeReview(page, email, { language });
      await publishReview(page, language);
      await expect(page.getByRole("button", { name: w.submitting })).toBeDisabled();
      await expect(page.getByLabel(w.review, { exact: true })).toBeDisabled();
      await expect(page.getByRole("radio").first()).toBeDisabled();
      release();
      const toast = page.getByRole("status").filter({ hasText: w.submitted });
      await expect(toast).toContainText(w.submittedText);
      await expect(page.getByLabel(w.review, { exact: true })).toHaveValue("");
      await expect(page.locator(":checked")).toHaveCount(0);
      expect(await received(email)).toHaveLength(1);
      await page.goto(`${language === "es" ? "" : `/${language}`}/reseñas/`);
      await expect(page.getByText("Una cala sin un solo barco más.")).toBeVisible();
    },
  );
}

test.describe("when the service fails", () => {
  test.use({ expectedNoise: PROVIDER_NOISE });

  for (const language of languageCodes) {
    const w = words[language];

    test(
      `Review send fails: Destructive toast 'Error submitting', review remains saved locally – ${language}`,
      quickInOne(language),
      async ({ page }) => {
        await writeReview(page, "status-503@example.com", { language });
        await publishReview(page, language);
        await expect(page.getByRole("alert").filter({ hasText: w.notSubmitted })).toContainText(
          w.notSubmittedText,
        );
        expect(await storedReviews(page)).toMatchObject([{ name: "Carla Riera", rating: 4 }]);
        await expect(page.getByLabel(w.review, { exact: true })).toHaveValue(/cala/);
      },
    );
  }
});
