import type { Page } from "@playwright/test";
import { languageCodes, localPath, type LanguageCode } from "../../../src/base/languages";
import { routes } from "../../../src/model/routes";
import { words } from "./words";

export { languageCodes };

/** Opens the contact form in a language and fills it in. */
export const writeMessage = async (page: Page, email: string, language: LanguageCode = "es") => {
  const w = words[language];
  await page.goto(localPath(routes.contact, language));
  await page.getByLabel(w.name, { exact: true }).fill("Marta Oliver");
  await page.getByLabel(w.email, { exact: true }).fill(email);
  await page.getByLabel(w.message, { exact: true }).fill("Somos seis.\n¿Hay sitio el sábado?");
};

export const sendMessage = (page: Page, language: LanguageCode = "es") =>
  page.getByRole("button", { name: words[language].send }).click();

/** Opens the review form in a language and fills it in, with four stars unless `rated` is false. */
export const writeReview = async (
  page: Page,
  email: string,
  { language = "es", rated = true }: { language?: LanguageCode; rated?: boolean } = {},
) => {
  const w = words[language];
  await page.goto(localPath(routes.writeReview, language));
  await page.getByLabel(w.name, { exact: true }).fill("Carla Riera");
  await page.getByLabel(w.email, { exact: true }).fill(email);
  await page.getByLabel(w.review, { exact: true }).fill("Una cala sin un solo barco más.");
  if (rated) await page.getByRole("radio", { name: w.fourStars }).press("Space");
};

export const publishReview = (page: Page, language: LanguageCode = "es") =>
  page.getByRole("button", { name: words[language].publish }).click();

/** Returns the stored reviews, newest first. */
export const storedReviews = (page: Page) =>
  page.evaluate(
    () => JSON.parse(localStorage.getItem("customerReviews") ?? "[]") as Record<string, unknown>[],
  );
