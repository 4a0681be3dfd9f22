import type { Page } from "@playwright/test";

/** Waits for hydration: before it a form, say, sends as without a script. */
export const waitForHydration = (page: Page) =>
  page.waitForFunction(() => {
    const main = document.querySelector("main");
    return main && Object.keys(main).some((key) => key.startsWith("__reactProps"));
  });

/** Uses something that needs the app, and waits until it is there. */
export const startApp = async (page: Page) => {
  await page.locator("[data-app]").first().dispatchEvent("pointerdown");
  await waitForHydration(page);
};
