import { expect, type Page } from "@playwright/test";
import { localPath, type LanguageCode } from "../../../src/base/languages";
import { routes } from "../../../src/model/routes";
import { storageKeys } from "../../../src/site/storage/keys";

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

/** Waits until `count` matching elements are visible: rendered and not transparent. */
export const waitForVisible = async (page: Page, selector: string, count = 1) => {
  const shown = (wanted: string) =>
    [...document.querySelectorAll(wanted)].filter((node) =>
      node.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    ).length;
  await expect(async () => expect(await page.evaluate(shown, selector)).toBe(count)).toPass();
};

/** Waits until the first matching element contains the text. */
export const waitForText = async (page: Page, selector: string, text: string) => {
  const textOf = (wanted: string) => document.querySelector(wanted)?.textContent ?? "";
  await expect(async () => expect(await page.evaluate(textOf, selector)).toContain(text)).toPass();
};

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
