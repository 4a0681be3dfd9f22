import type { Page } from "@playwright/test";

/** Holds back what the page asks for at addresses like this until the returned function is called. */
export const holdBack = async (page: Page, address: string) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
};

/** Opens a page that is painted before React is there: its scripts are held back. */
export const openWithoutScripts = async (page: Page, path: string) => {
  const release = await holdBack(page, "**/*.js");
  await page.goto(path, { waitUntil: "commit" });
  return release;
};
