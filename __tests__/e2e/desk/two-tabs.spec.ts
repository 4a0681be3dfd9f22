import { readdirSync } from "node:fs";
import type { Page } from "@playwright/test";
import { es } from "../../../src/desk/words/es";
import { expect, test, WIDE } from "./fixtures";
import type { Home } from "./home";
import { field as fieldOf, main, openHome, photo } from "./steps";

/*
 * One run beside the other slow tests, or more of them by hand:
 *
 *     TWO_TABS_RUNS=20 npm test -- --browser two-tabs
 */
const RUNS = Number(process.env.TWO_TABS_RUNS ?? 1);

const FILE = "pages/location.json";
const field = (page: Page) => fieldOf(page, "heading.es");
const letters = "abcdefghijklmnopqrstuvwxyzñéüß".repeat(10);

const rows = (page: Page) => main(page).locator("[data-row]");

const goTo = (page: Page, place: string) =>
  page.evaluate((address) => location.assign(address), place);

/** Adds a picture to the gallery, in the tab that has the pen. */
const addPicture = async (page: Page, buffer: Buffer, count: number) => {
  await goTo(page, "#/gallery");
  await expect(rows(page)).toHaveCount(count);
  const input = main(page).locator("input[type=file]").first();
  await input.setInputFiles({ name: "foto.jpg", mimeType: "image/jpeg", buffer });
  // The form of the new picture opens.
  await page.waitForURL(/#\/file\/gallery\//);
  await goTo(page, `#/file/${FILE}`);
  await field(page).waitFor();
};

const takePen = async (page: Page) => {
  await page.bringToFront();
  await page.getByRole("button", { name: es.notices.writeHere }).click();
  await expect(field(page)).toBeEnabled();
};

type Writing = {
  tabs: readonly [Page, Page];
  /** The pictures to add, by the turn after which they are. */
  pictures: ReadonlyMap<number, Buffer>;
  home: Home;
};

/** Types a text in two tabs, which take the pen from each other in the middle of it, and adds pictures in both. */
const writeInTurns = async ({ tabs, pictures, home }: Writing) => {
  for (const tab of tabs) await openHome(tab, home, `#/file/${FILE}`);
  let count = readdirSync(home.pathOf("gallery")).length;
  let written = await field(tabs[0]).inputValue();
  for (let at = 0, turn = 0; at < letters.length; at += 30, turn += 1) {
    const tab = tabs[turn % 2 === 0 ? 0 : 1];
    if (turn > 0) await takePen(tab);
    else await tab.bringToFront();
    await expect(field(tab)).toHaveValue(written);
    await field(tab).click();
    await tab.keyboard.press("ControlOrMeta+End");
    const part = letters.slice(at, at + 30);
    await tab.keyboard.type(part);
    written += part;
    const picture = pictures.get(turn);
    if (picture) {
      await addPicture(tab, picture, count);
      count += 1;
    }
  }
  for (const tab of tabs) await expect(field(tab)).toHaveValue(written);
  for (const tab of tabs) {
    await tab.reload();
    await expect(field(tab)).toHaveValue(written);
    await goTo(tab, "#/gallery");
    await expect(rows(tab)).toHaveCount(count);
    await goTo(tab, `#/file/${FILE}`);
  }
};

test(
  "two tabs that take the pen from each other: all that is written is there",
  { tag: "@slow" },
  async ({ browser, home }) => {
    test.setTimeout(RUNS * 90_000);
    const pictures = new Map([
      [3, await photo("#2a7f9e")],
      [6, await photo("#9e2a7f")],
    ]);
    for (let run = 0; run < RUNS; run += 1) {
      const context = await browser.newContext({ ...WIDE, locale: "es-ES" });
      await writeInTurns({
        tabs: [await context.newPage(), await context.newPage()],
        pictures,
        home,
      });
      await context.close();
    }
  },
);
