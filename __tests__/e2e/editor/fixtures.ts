import type { Page } from "@playwright/test";
import { test as base, expect } from "../fixtures";
import { testSite, urlOf } from "../sites";
import { copyUnderGit, type CopyUnderGit } from "./copy-under-git";
import { startDesk, type Desk } from "./desk";
import { startWeb, type Web } from "./web-desk";

type Fixtures = {
  /** The owner's desk, where nothing has been changed yet. */
  desk: Desk;
  /** A Git host at which nothing has been changed yet. */
  web: Web;
};

type WorkerFixtures = {
  /**
   * Opens every test's page. The editor is 5 MB of script: pages that one opens run in one process,
   * which has it compiled from the second page on, and in one context, which caches it.
   */
  opener: Page;
  copy: CopyUnderGit;
  /** The desk as the tests before have left it. */
  usedDesk: Desk;
};

/** A test of the editor: one copy of the repository, one server and one page serve many. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  opener: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext(project.use);
      const opener = await context.newPage();
      await opener.goto("/robots.txt");
      await use(opener);
      await context.close();
    },
    { scope: "worker" },
  ],
  context: async ({ opener }, use) => {
    const context = opener.context();
    await use(context);
    for (const page of context.pages()) if (page !== opener) await page.close();
    const storage = await context.newCDPSession(opener);
    await storage.send("Storage.clearDataForOrigin", {
      origin: urlOf(testSite),
      storageTypes: "all",
    });
    await storage.detach();
  },
  page: async ({ context, opener }, use) => {
    const opened = context.waitForEvent("page");
    await opener.evaluate(() => void window.open("about:blank"));
    await use(await opened);
  },
  copy: [
    // eslint-disable-next-line no-empty-pattern -- Playwright takes nothing else for "no fixtures"
    async ({}, use) => {
      const copy = copyUnderGit();
      await use(copy);
      copy.remove();
    },
    { scope: "worker" },
  ],
  usedDesk: [
    async ({ copy }, use) => {
      const desk = await startDesk(copy);
      await use(desk);
      await desk.close();
    },
    { scope: "worker" },
  ],
  desk: async ({ usedDesk }, use) => {
    usedDesk.undo();
    await use(usedDesk);
  },
  web: async ({ copy }, use) => {
    copy.undo();
    const web = await startWeb(copy);
    await use(web);
    await web.close();
  },
});

export { expect };
