import { expect, test } from "../setup/fixtures";
import { received, uniqueAddress } from "../setup/inbox";
import { holdForm, PROVIDER_NOISE } from "../setup/providers";
import { publishReview, storedReviews, writeReview } from "./forms";
import { words as w } from "./words";

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
  // A rating restored with the rest of the form is named, too.
  await page.getByRole("link", { name: "Inicio" }).first().click();
  await expect(page.locator("[value='5']")).toHaveCount(0);
  await page.goBack();
  await expect(page.locator("[value='5']")).toBeChecked();
  await expect(message).toHaveText("5 estrellas: Inolvidable", { useInnerText: true });
});

test.describe("when the service fails, and answers later", () => {
  test.use({ expectedNoise: PROVIDER_NOISE });

  test("Review send fails: Destructive toast 'Error submitting', review remains saved locally. Review form: idle, then submitting (fields disabled, 'submitting' label), then success (success toast; fields and rating reset; the review is immediately visible on the site)", async ({
    page,
  }) => {
    await writeReview(page, "status-503@example.com");
    await publishReview(page);
    const failure = page.getByRole("alert").filter({ hasText: w.notSubmitted });
    await expect(failure).toContainText(w.notSubmittedText);
    expect(await storedReviews(page)).toMatchObject([{ name: "Carla Riera", rating: 4 }]);
    const review = page.getByLabel(w.review, { exact: true });
    await expect(review).toHaveValue(/cala/);

    const email = uniqueAddress();
    const release = await holdForm(page);
    await page.getByLabel(w.email, { exact: true }).fill(email);
    await review.fill("Otra cala.");
    await publishReview(page);
    await expect(page.getByRole("button", { name: w.submitting })).toBeDisabled();
    await expect(review).toBeDisabled();
    await expect(page.getByRole("radio").first()).toBeDisabled();
    release();
    const toast = page.getByRole("status").filter({ hasText: w.submitted });
    await expect(toast).toContainText(w.submittedText);
    await expect(review).toHaveValue("");
    await expect(page.locator(":checked")).toHaveCount(0);
    expect(await received(email)).toHaveLength(1);
    await page.goto("/reseñas/");
    await expect(page.getByText("«Otra cala.»")).toBeVisible();
  });
});
