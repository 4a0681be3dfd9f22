import type { Page } from "@playwright/test";

/**
 * Opens a page whose scripts do not come until the returned function is called: it is painted, and
 * React is not there yet.
 */
export const openWithoutScripts = async (page: Page, path: string) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  return release;
};
