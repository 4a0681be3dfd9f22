import type { FrameLocator, Locator, Page } from "@playwright/test";
import { test as base, expect } from "../fixtures";
import { copyUnderGit, type CopyUnderGit } from "./copy-under-git";
import { startHome, type Home } from "./home";

/** What people have before them: a computer with a mouse, and a phone. */
export const WIDE = { viewport: { width: 1440, height: 900 } };
export const NARROW = { viewport: { width: 390, height: 844 }, hasTouch: true };

type Fixtures = {
  /** The desk at home, where nothing has been changed yet. */
  home: Home;
};

type WorkerFixtures = {
  copy: CopyUnderGit;
  /** The desk at home as the tests before have left it. */
  usedHome: Home;
};

/** A test of the desk: one copy of the content, one server and one desk serve many. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  copy: [
    // eslint-disable-next-line no-empty-pattern -- Playwright takes nothing else for "no fixtures"
    async ({}, use) => {
      const copy = copyUnderGit();
      await use(copy);
      copy.remove();
    },
    { scope: "worker" },
  ],
  usedHome: [
    async ({ copy }, use) => {
      const home = await startHome(copy);
      await use(home);
      await home.close();
    },
    { scope: "worker" },
  ],
  home: async ({ usedHome }, use) => {
    usedHome.undo();
    await use(usedHome);
  },
});

/** The page beside the form. */
export const pageBeside = (page: Page): FrameLocator => page.frameLocator("iframe");

/** The same, once it follows the form. */
export const shownBeside = async (page: Page) => {
  const beside = pageBeside(page);
  await beside.locator("[data-field]").first().waitFor({ state: "attached" });
  return beside;
};

/** Opens the desk at home, where an address leads. */
export const openDesk = async (page: Page, { origin }: Home, place = "#/") => {
  await page.goto(`${origin}/admin/${place}`);
  await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
};

/** Types in place of what a control holds, key by key. */
export const write = async (control: Locator, text: string) => {
  await control.focus();
  await control.press("ControlOrMeta+A");
  await control.pressSequentially(text);
};

export { expect };
