import type { Page } from "@playwright/test";
import { es } from "../../../src/editor/words/es";
import { test as base, expect } from "../fixtures";
import { copyUnderGit } from "./copy-under-git";
import { write } from "./fixtures";
import { startWeb, type Web } from "./web";

export { WIDE, write } from "./fixtures";

/** A test of the desk on the web: one repository, one host and one desk serve many. */
export const test = base.extend<{ web: Web }, { usedWeb: Web }>({
  usedWeb: [
    // eslint-disable-next-line no-empty-pattern -- Playwright takes nothing else for "no fixtures"
    async ({}, use) => {
      const web = await startWeb(copyUnderGit());
      await use(web);
      await web.close();
    },
    { scope: "worker" },
  ],
  web: async ({ usedWeb }, use) => {
    usedWeb.undo();
    await use(usedWeb);
  },
});

/** What the console says where the host does not do what it is asked. */
export const REFUSED = /Failed to load resource|blocked by CORS policy/;

/** Opens the desk for somebody who has signed in in this tab before. */
export const openDesk = async (page: Page, { origin, host }: Web, place = "#/") => {
  await page.addInitScript((token) => {
    if (window === window.top && location.pathname.startsWith("/admin/"))
      sessionStorage.setItem("desk-token", token);
  }, host.token());
  await page.goto(`${origin}/admin/${place}`);
  await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
};

/** Leads elsewhere in the desk, as its links do. */
export const go = async (page: Page, place: string) => {
  await page.evaluate((address) => location.assign(address), place);
  await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
};

/** Changes at what time a trip ends: a field that says nothing in any language. */
export const endAt = async (page: Page, time: string) => {
  await write(field(page, "end"), time);
  await page.keyboard.press("Tab");
};

/** The trip whose times are changed. */
export const TRIP = "trips/sunset.json";

/** Lets the time pass after which the desk asks what others have done, and what became of a publication. */
export const lookAgain = (page: Page) => page.clock.runFor(31_000);

/** What opens the changes, and says how many there are: on a phone below the form. */
export const changesButton = (page: Page) =>
  page
    .getByRole("button", { name: /^(Cambios|Sin cambios|\d+ por corregir)/ })
    .filter({ visible: true });

/** A control of the form, by its field. */
export const field = (page: Page, name: string) =>
  page.getByRole("main").locator(`[data-field="${name}"]`);

/** The button that makes changes public, as it says what it does now. */
export const publishButton = (page: Page, name = /^(Publicar|Probar otra vez)$/) =>
  page.getByRole("banner").getByRole("button", { name });

export const publish = (page: Page) => publishButton(page).click();

/** What is told between the bar and the rest. */
export const notice = (page: Page) => page.locator(".notice--row");

export const state = (page: Page) => page.locator(".bar__state");

export { es, expect };
