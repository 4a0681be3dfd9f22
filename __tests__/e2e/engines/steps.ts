import { expect, type Page } from "@playwright/test";
import { localPath, type LanguageCode } from "../../../src/languages";
import { routes } from "../../../src/routes";
import { storageKeys } from "../../../src/storage/keys";

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

/**
 * Waits until what is read in the page is as expected. A page that is being left cannot be read, and
 * then the next one is.
 */
export const sees = (page: Page, read: () => unknown, expected: unknown) =>
  expect(async () => {
    expect(await page.evaluate(read)).toEqual(expected);
  }).toPass();

/** Waits until so many elements that match are shown: rendered, and not transparent. */
export const shows = async (page: Page, selector: string, count = 1) => {
  const shown = (wanted: string) =>
    [...document.querySelectorAll(wanted)].filter((node) =>
      node.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    ).length;
  await expect(async () => expect(await page.evaluate(shown, selector)).toBe(count)).toPass();
};

/** Waits until what matches first holds the text. */
export const reads = async (page: Page, selector: string, text: string) => {
  const textOf = (wanted: string) => document.querySelector(wanted)?.textContent ?? "";
  await expect(async () => expect(await page.evaluate(textOf, selector)).toContain(text)).toPass();
};

/**
 * Waits until the app has started and nothing is on its way any more: what is broken off by leaving a
 * page is told as an error by Firefox.
 */
export const rests = async (page: Page) => {
  const isStarted = () =>
    Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__reactProps"));
  await sees(page, isStarted, true);
  await sees(page, () => [document.readyState, document.fonts.status], ["complete", "loaded"]);
};

/** Makes the page somebody who reads in a language, and has answered the cookie banner or not. */
export const settle = async (page: Page, language: LanguageCode, consent?: "rejected") => {
  await page.goto(localPath(routes.legalNotice, language));
  const choices = {
    [storageKeys.language]: language,
    ...(consent && { [storageKeys.consent]: consent }),
  };
  await page.evaluate((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  }, choices);
};
