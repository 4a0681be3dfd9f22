import { storageKeys } from "../../../src/storage/keys";
import { test as base, expect } from "../fixtures";
import { testSite, urlOf } from "../sites";
import { EARLIER_REVIEW, Visit } from "./alive";

/** Loads of documents in one case: two pages, the way back, and one of them once more. */
const MOST_LOADS = 4;

/** What the browser keeps of an earlier visit. */
const storageState = {
  cookies: [],
  origins: [
    {
      origin: urlOf(testSite),
      localStorage: [
        { name: storageKeys.reviews, value: JSON.stringify([EARLIER_REVIEW]) },
        { name: storageKeys.consent, value: "accepted" },
      ],
    },
  ],
};

/**
 * A test of a fault. Whatever it injects, in the end the page has its header, heading, footer and
 * contact data, nothing covers them, nothing waits without a way out, the stored review is still
 * there, and no page was loaded in a loop.
 */
export const test = base.extend<{ visit: Visit }>({
  storageState,
  givesUpWaiting: true,
  viewport: { width: 1280, height: 800 },
  visit: async ({ page }, use) => {
    const visit = new Visit(page);
    await use(visit);
    await visit.expectAlive();
    expect(visit.loads, "loads of a document").toBeLessThanOrEqual(MOST_LOADS);
    await visit.expectReviewStored();
    // A file may still be on its way.
    await page.unrouteAll({ behavior: "ignoreErrors" });
  },
});

export { expect };
