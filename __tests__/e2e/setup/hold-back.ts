import type { Page } from "@playwright/test";

/** Delays requests to matching URLs until the returned function is called. */
export const holdBack = async (page: Page, address: string) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
};
