import type { Page } from "@playwright/test";

/** Waits for hydration: before it a form, say, sends as without a script. */
export const waitForHydration = (page: Page) =>
  page.waitForFunction(() => {
    const main = document.querySelector("main");
    return main && Object.keys(main).some((key) => key.startsWith("__reactProps"));
  });

/** Opens a page and waits for hydration. */
export const visit = async (page: Page, path: string) => {
  await page.goto(path);
  await waitForHydration(page);
};
