import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { es } from "../../../packages/desk/words/es";
import { expect } from "../setup/fixtures";
import type { Home } from "./home";
import type { Web } from "./web";

/** The trip that the tests change. */
export const TRIP = "trips/sunset.json";

export const main = (page: Page) => page.getByRole("main");

/** Locates the control of a field in the form. */
export const field = (page: Page, name: string) => main(page).locator(`[data-field="${name}"]`);

const untilShown = (page: Page) => main(page).getByRole("heading", { level: 1 }).waitFor();

/** Opens a place in the desk over the local store. */
export const openHome = async (page: Page, { origin }: Home, place = "#/") => {
  await page.goto(`${origin}/admin/${place}`);
  await untilShown(page);
};

/** Opens a place in the published desk, and signs in. */
export const openWeb = async (page: Page, { origin }: Web, place = "#/") => {
  await page.goto(`${origin}/admin/${place}`);
  await page.getByRole("button", { name: /GitHub/ }).click();
  await page.getByRole("banner").waitFor();
  await untilShown(page);
};

/** Goes to a place in the desk, as its links do. */
export const go = async (page: Page, place: string) => {
  await page.evaluate((address) => location.assign(address), place);
  await untilShown(page);
};

/** Locates the page beside the form, and waits until it follows the form. */
export const shownBeside = async (page: Page) => {
  const beside = page.frameLocator("iframe");
  await beside.locator("[data-field]").first().waitFor({ state: "attached" });
  return beside;
};

/** Replaces the text of a control, key by key. */
export const write = async (control: Locator, text: string) => {
  await control.focus();
  await control.press("ControlOrMeta+A");
  await control.pressSequentially(text);
};

/** Changes the time at which the trip ends, a field without translations. */
export const endAt = async (page: Page, time: string) => {
  await write(field(page, "end"), time);
  await page.keyboard.press("Tab");
};

/** Opens all groups of a form. */
export const openGroups = (page: Page) =>
  main(page).evaluate(async (element) => {
    for (let depth = 0; depth < 3; depth += 1) {
      for (const each of element.querySelectorAll("details")) each.open = true;
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    }
  });

/** Returns a JPEG of a camera's size. */
export const photo = () =>
  sharp({ create: { width: 2400, height: 1600, channels: 3, background: "#2a7f9e" } })
    .jpeg()
    .toBuffer();

/** Saves by the shortcut: at home at once, on the web it opens the list of changes. */
export const save = (page: Page) => page.keyboard.press("ControlOrMeta+S");

/** Locates the button that opens the list of changes: in the top bar, on a phone below the form. */
export const changesButton = (page: Page) =>
  page
    .getByRole("button", { name: /^(Cambios|Sin cambios|\d+ por corregir)/ })
    .filter({ visible: true });

/** Expects that everything has been saved or published. */
export const expectNoChanges = (page: Page) =>
  expect(changesButton(page)).toHaveText(es.bar.noChanges);

/** Locates the button to publish. */
export const publishButton = (page: Page) =>
  page.getByRole("banner").getByRole("button", { name: "Publicar", exact: true });

export const publish = (page: Page) => publishButton(page).click();

/** Locates the line that follows publications, where it is seen first. */
export const status = (page: Page) => page.locator(".status").filter({ visible: true }).first();

/** Locates what it says. */
export const state = (page: Page) => status(page).locator(".status__text");

/** Advances the clock past the interval at which the desk polls for other commits and the state of a publication. */
export const waitForPoll = (page: Page) => page.clock.runFor(31_000);
