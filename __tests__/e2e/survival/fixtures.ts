import { storageKeys } from "../../../src/site/storage/storage";
import { test as base, expect } from "../setup/fixtures";
import { testSite, urlOf } from "../setup/sites";
import { Visit } from "./visit";

/** The maximum number of document loads per test: two pages, Back, and one reload. */
const MOST_LOADS = 4;

/** Without the cookie banner. */
const storageState = {
  cookies: [],
  origins: [
    { origin: urlOf(testSite), localStorage: [{ name: storageKeys.consent, value: "accepted" }] },
  ],
};

/**
 * A test of a fault. Afterwards the fixture expects that the header, heading, footer and contact data
 * are visible and uncovered, that every busy element has a link or button, and that no page was reloaded in a loop.
 */
export const test = base.extend<{ visit: Visit }>({
  storageState,
  givesUpWaiting: true,
  viewport: { width: 1280, height: 800 },
  visit: async ({ page }, use) => {
    const visit = new Visit(page);
    await use(visit);
    await visit.expectUsable();
    expect(visit.loads, "loads of a document").toBeLessThanOrEqual(MOST_LOADS);
    await page.unrouteAll();
  },
});

export { expect };
