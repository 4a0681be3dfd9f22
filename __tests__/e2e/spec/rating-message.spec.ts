import type { Page } from "@playwright/test";
import { expect, test } from "../setup/fixtures";
import { uniqueAddress } from "../setup/inbox";
import { publishReview, writeReview } from "./forms";

/** Expects the visible text under the stars. */
const expectMessage = (page: Page, text: string) =>
  expect(page.locator("#rating-message")).toHaveText(text, { useInnerText: true });

test("a rating restored with the rest of the form is named under the stars", async ({ page }) => {
  await page.goto("/escribir-reseña/");
  await page.locator("[value='4']").press("Space");
  await expectMessage(page, "4 estrellas: Muy buena");
  await page.getByRole("link", { name: "Inicio" }).first().click();
  await expect(page.locator("[value='4']")).toHaveCount(0);
  await page.goBack();
  await expect(page.locator("[value='4']")).toBeChecked();
  await expectMessage(page, "4 estrellas: Muy buena");
});

test("a missing rating is marked under the stars until one is chosen", async ({ page }) => {
  await writeReview(page, uniqueAddress(), { rated: false });
  const fifthStar = page.locator("label:has([value='5'])");
  const color = () => fifthStar.evaluate((label) => getComputedStyle(label).color);
  const unmarked = await color();
  await publishReview(page);
  // Scrolling may have moved the stars under the pointer, which would preview a rating.
  await page.mouse.move(0, 0);
  await expectMessage(page, "Elegid de 1 a 5 estrellas.");
  expect(await color()).not.toBe(unmarked);
  await page.locator("[value='4']").press("Space");
  await expectMessage(page, "4 estrellas: Muy buena");
  expect(await color()).toBe(unmarked);
});

test.describe("until the script runs", () => {
  test.use({ javaScriptEnabled: false });

  test("the chosen rating is named under the stars", async ({ page }) => {
    await page.goto("/escribir-reseña/");
    await expectMessage(page, "De 1 a 5 estrellas");
    await page.locator("[value='3']").press("Space");
    await expectMessage(page, "3 estrellas: Buena");
  });
});
