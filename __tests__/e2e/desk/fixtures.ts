import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { test as base, expect } from "../setup/fixtures";
import { copyUnderGit, type CopyUnderGit } from "./copy-under-git";
import { startHome, type Home } from "./home";

/** The windows of a computer and of a phone. */
export const WIDE = { viewport: { width: 1440, height: 900 } };
export const NARROW = { viewport: { width: 390, height: 844 }, hasTouch: true };

type Fixtures = {
  /** The desk over the local store, with unchanged content. */
  home: Home;
};

type WorkerFixtures = {
  copy: CopyUnderGit;
  /** The desk of the worker, with the changes of earlier tests. */
  sharedHome: Home;
};

/** A test of the desk over the local store. The tests of a worker share a copy of the content and a server. */
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
  sharedHome: [
    async ({ copy }, use) => {
      const home = await startHome(copy);
      await use(home);
      await home.close();
    },
    { scope: "worker" },
  ],
  home: async ({ sharedHome }, use) => {
    sharedHome.reset();
    await use(sharedHome);
  },
});

/** Locates the page beside the form, and waits until it follows the form. */
export const shownBeside = async (page: Page) => {
  const beside = page.frameLocator("iframe");
  await beside.locator("[data-field]").first().waitFor({ state: "attached" });
  return beside;
};

/** Opens a place in the desk over the local store. */
export const openDesk = async (page: Page, { origin }: Home, place = "#/") => {
  await page.goto(`${origin}/admin/${place}`);
  await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
};

/** Returns a JPEG of a camera's size. */
export const photo = (background = "#2a7f9e") =>
  sharp({ create: { width: 2400, height: 1600, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** Replaces the text of a control, key by key. */
export const write = async (control: Locator, text: string) => {
  await control.focus();
  await control.press("ControlOrMeta+A");
  await control.pressSequentially(text);
};

export { expect };
