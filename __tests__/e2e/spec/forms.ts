import { expect, type Page } from "@playwright/test";
import { routes } from "../../../src/model/routes";
import { words as w } from "./words";

/** Opens the contact form and fills it in. */
export const writeMessage = async (page: Page, email: string) => {
  await page.goto(routes.contact);
  await page.getByLabel(w.name, { exact: true }).fill("Marta Oliver");
  await page.getByLabel(w.email, { exact: true }).fill(email);
  await page.getByLabel(w.message, { exact: true }).fill("Somos seis.\n¿Hay sitio el sábado?");
};

export const sendMessage = (page: Page) => page.getByRole("button", { name: w.send }).click();

/** Opens the review form and fills it in, with four stars. */
export const writeReview = async (page: Page, email: string) => {
  await page.goto(routes.writeReview);
  await page.getByLabel(w.name, { exact: true }).fill("Carla Riera");
  await page.getByLabel(w.email, { exact: true }).fill(email);
  await page.getByLabel(w.review, { exact: true }).fill("Una cala sin un solo barco más.");
  await page.getByRole("radio", { name: w.fourStars }).press("Space");
};

export const publishReview = (page: Page) => page.getByRole("button", { name: w.publish }).click();

/** Returns the stored reviews, newest first. */
export const storedReviews = (page: Page) =>
  page.evaluate(
    () => JSON.parse(localStorage.getItem("customerReviews") ?? "[]") as Record<string, unknown>[],
  );

/** Follows a link of the footer in the app, wherever it lies. */
export const followFooter = async (page: Page, path: string) => {
  await page.locator(`footer a[href="${path}"]`).first().dispatchEvent("click");
  await expect(page).toHaveURL(new RegExp(`${path}$`));
};
