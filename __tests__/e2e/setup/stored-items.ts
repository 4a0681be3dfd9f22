import type { Page } from "@playwright/test";

/**
 * Has every page of the site find these items in the storage. Scripts of a test also run where there is none: in a full
 * browser's frames of other sites, such as the calendar's, and in any browser's own pages about an error.
 */
export const storeItems = (page: Page, items: Record<string, string>) =>
  page.addInitScript((stored) => {
    if (self === top && location.protocol.startsWith("http")) Object.assign(localStorage, stored);
  }, items);
