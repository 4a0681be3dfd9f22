import { test as base, expect } from "../setup/fixtures";
import { copyUnderGit } from "./copy-under-git";
import { startHome, type Home } from "./home";
import { startWeb, type Web } from "./web";

/** The windows of a computer and of a phone. */
export const WIDE = { viewport: { width: 1440, height: 900 } };
export const NARROW = { viewport: { width: 390, height: 844 }, hasTouch: true };

type Fixtures = {
  /** The desk over the local store, with unchanged content. */
  home: Home;
  /** The published desk over a stand-in for GitHub, with unchanged content. */
  web: Web;
};

/** The desks of a worker, with the changes of earlier tests. */
type WorkerFixtures = { sharedHome: Home; sharedWeb: Web };

/**
 * A test of the desk, on a computer unless it says otherwise. The tests of a worker share a repository and a server of
 * each store; one `test` for both stores keeps the worker from starting again between them.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  ...WIDE,
  sharedHome: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright takes nothing else for "no fixtures"
    async ({}, use) => {
      const copy = copyUnderGit();
      const home = await startHome(copy);
      await use(home);
      await home.close();
      copy.remove();
    },
    { scope: "worker" },
  ],
  sharedWeb: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright takes nothing else for "no fixtures"
    async ({}, use) => {
      const web = await startWeb();
      await use(web);
      await web.close();
    },
    { scope: "worker" },
  ],
  home: async ({ sharedHome }, use) => {
    sharedHome.reset();
    await use(sharedHome);
  },
  web: async ({ sharedWeb }, use) => {
    sharedWeb.reset();
    await use(sharedWeb);
  },
});

export { expect };
