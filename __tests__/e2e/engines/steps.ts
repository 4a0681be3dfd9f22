import { expect, type Page } from "@playwright/test";
import { localPath, type LanguageCode } from "../../../src/base/languages";
import { routes } from "../../../src/model/routes";
import { storageKeys } from "../../../src/site/storage/storage";

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

/**
 * Waits until `read`, evaluated in the page, returns the expected value. Retries if the page navigates
 * meanwhile.
 */
export const waitForValue = (page: Page, read: () => unknown, expected: unknown) =>
  expect(async () => {
    expect(await page.evaluate(read)).toEqual(expected);
  }).toPass();

/** Waits until `count` matching elements are visible. */
export const waitForVisible = (page: Page, selector: string, count = 1) =>
  expect(page.locator(selector).filter({ visible: true })).toHaveCount(count);

/** Waits until the first matching element contains the text. */
export const waitForText = (page: Page, selector: string, text: string) =>
  expect(page.locator(selector).first()).toContainText(text);

/**
 * Waits until the app has started and everything has loaded. Firefox logs an error for a request that
 * is cancelled by leaving the page.
 */
export const waitForIdle = async (page: Page) => {
  const isStarted = () =>
    Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__reactProps"));
  await waitForValue(page, isStarted, true);
  await waitForValue(page, () => [document.readyState, document.fonts.status], [
    "complete",
    "loaded",
  ]);
};

/** Stores a visitor's language, and their answer to the cookie banner if there is one. */
export const setVisitor = async (page: Page, language: LanguageCode, consent?: "rejected") => {
  await page.goto(localPath(routes.legalNotice, language));
  const choices = {
    [storageKeys.language]: language,
    ...(consent && { [storageKeys.consent]: consent }),
  };
  await page.evaluate((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  }, choices);
};
