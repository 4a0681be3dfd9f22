import type { Page } from "@playwright/test";

/** Waits until React is there: until then a form, say, sends as without a script. */
export const waitUntilAlive = (page: Page) =>
  page.waitForFunction(() => {
    const main = document.querySelector("main");
    return main && Object.keys(main).some((key) => key.startsWith("__reactProps"));
  });

/** Opens a page and waits until it is alive. */
export const visit = async (page: Page, path: string) => {
  await page.goto(path);
  await waitUntilAlive(page);
};
