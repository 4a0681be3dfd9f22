import type { Page } from "@playwright/test";
import { es } from "../../../src/desk/words/es";
import { test as base, expect } from "../setup/fixtures";
import { copyUnderGit } from "./copy-under-git";
import { write } from "./fixtures";
import { startWeb, type Web } from "./web";

export { photo, WIDE, write } from "./fixtures";

/** A test of the published desk. The tests of a worker share one repository and one stand-in host. */
export const test = base.extend<{ web: Web }, { sharedWeb: Web }>({
  sharedWeb: [
    // eslint-disable-next-line no-empty-pattern -- Playwright takes nothing else for "no fixtures"
    async ({}, use) => {
      const web = await startWeb(copyUnderGit());
      await use(web);
      await web.close();
    },
    { scope: "worker" },
  ],
  web: async ({ sharedWeb }, use) => {
    sharedWeb.reset();
    await use(sharedWeb);
  },
});

/** Messages that the browser logs if the host refuses a request. */
export const REFUSED = /Failed to load resource|blocked by CORS policy/;

/** Opens a place in the desk, and signs in. */
export const openDesk = async (page: Page, { origin }: Web, place = "#/") => {
  await page.goto(`${origin}/admin/${place}`);
  await page.getByRole("button", { name: /GitHub/ }).click();
  await page.getByRole("banner").waitFor();
  await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
};

/** Goes to a place in the desk, as its links do. */
export const go = async (page: Page, place: string) => {
  await page.evaluate((address) => location.assign(address), place);
  await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
};

/** Changes the time at which the trip ends, a field without translations. */
export const endAt = async (page: Page, time: string) => {
  await write(field(page, "end"), time);
  await page.keyboard.press("Tab");
};

/** The trip that the tests change. */
export const TRIP = "trips/sunset.json";

/** Advances the clock past the interval at which the desk polls for other commits and the state of a publication. */
export const waitForPoll = (page: Page) => page.clock.runFor(31_000);

/** Locates the button that opens the list of changes: in the top bar, on a phone below the form. */
export const changesButton = (page: Page) =>
  page
    .getByRole("button", { name: /^(Cambios|Sin cambios|\d+ por corregir)/ })
    .filter({ visible: true });

/** Locates the control of a field in the form. */
export const field = (page: Page, name: string) =>
  page.getByRole("main").locator(`[data-field="${name}"]`);

/** Locates the button to publish, by its present label. */
export const publishButton = (page: Page, name = /^(Publicar|Probar otra vez)$/) =>
  page.getByRole("banner").getByRole("button", { name });

export const publish = (page: Page) => publishButton(page).click();

/** Locates the notice below the top bar. */
export const notice = (page: Page) => page.locator(".notice--row");

export const state = (page: Page) => page.locator(".bar__state");

export { es, expect };
