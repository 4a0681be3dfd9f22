import type { Page } from "@playwright/test";

/** Opens a page and waits until it is alive: until then a form, say, sends as without a script. */
export const visit = async (page: Page, path: string) => {
  await page.goto(path);
  await page.waitForFunction(() => {
    const main = document.querySelector("main");
    return main && Object.keys(main).some((key) => key.startsWith("__reactProps"));
  });
};
