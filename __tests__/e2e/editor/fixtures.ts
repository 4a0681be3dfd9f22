import { test as base, expect } from "../fixtures";
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
  copy: CopyUnderGit;
  /** The desk as the tests before have left it. */
  usedDesk: Desk;
};

/** A test of the editor: one copy of the repository, one server and one page serve many. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  // The editor is 5 MB of script: from its second load on, the page has it compiled. Playwright
  // clears storage, routes and init scripts, and closes other pages.
  reuseContext: [true, { scope: "worker" }],
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
      desk.close();
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
