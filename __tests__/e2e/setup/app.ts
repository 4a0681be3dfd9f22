import type { Page } from "@playwright/test";
import { OF_APP } from "../../../src/site/head-scripts/app";

/**
 * Waits until React has hydrated the page, and the app has taken its rules for speculation away, as its effects do first:
 * elements have their properties before that. Before, a form for example is sent as without JavaScript.
 */
export const waitForHydration = (page: Page) =>
  page.waitForFunction(() => {
    const main = document.querySelector("main");
    const hasProps = main && Object.keys(main).some((key) => key.startsWith("__reactProps"));
    return hasProps && !document.querySelector("script[type=speculationrules]");
  });

/** Uses an element that needs the app, and waits until the app has started. */
export const startApp = async (page: Page) => {
  // The scripts are the last part of the HTML.
  await page.waitForLoadState("domcontentloaded");
  await page.locator(OF_APP).first().dispatchEvent("pointerdown");
  await waitForHydration(page);
};
