import { join } from "node:path";
import type { Page } from "@playwright/test";
import { testSite } from "./sites";

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

/** Answers requests for matching files of the test site without the delays of a slowed down connection. */
export const serveAtOnce = (page: Page, address: string) =>
  page.route(address, (route) =>
    route.fulfill({ path: join(testSite.folder, new URL(route.request().url()).pathname) }),
  );
