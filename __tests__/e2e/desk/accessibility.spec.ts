import type { Page } from "@playwright/test";
import { offerWords } from "../../../src/build/desk/offer-review/words";
import { es } from "../../../packages/desk/words/es";
import { violations } from "../accessibility/axe";
import { quickIf } from "../setup/quick";
import { expect, NARROW, test, WIDE } from "./fixtures";
import { field, go, main, openGroups, openHome, write } from "./steps";

const offer = offerWords.es;

const CHAT =
  "[10/7/27, 21:32:05] Sabine: Ein Traum! Der Skipper kennt jede Bucht.\n[10/7/27, 21:36:00] Pau: Bis nächstes Jahr";

const TOO_LONG = "{{nada}} y una línea que es demasiado larga para un nombre";

/** A screen of each kind; with the forms of the states below, those hold every kind of field. */
const kinds = [
  "#/",
  "#/gallery",
  "#/words",
  "#/pictures",
  "#/history",
  "#/file/pages/location.json",
  "#/file/company.json",
  "#/file/legal/cookies.yaml",
  "#/file/locales/es/booking.json",
  "#/file/prices.json?field=seasons",
  "#/file/trips/nowhere.json",
];

/** What only a wide window has beside a screen and a form: the navigation, and the page. */
const wide = ["#/", "#/file/trips/sunset.json"];

/** Waits until the screen has loaded, and opens all collapsed groups. */
const openAll = async (page: Page) => {
  await expect(main(page).getByRole("heading", { level: 1 })).toBeVisible();
  await expect(main(page).getByText(es.texts.history.loading)).toHaveCount(0);
  await openGroups(page);
};

const expectNoViolations = async (page: Page, title: string) =>
  expect.soft(await violations(page), title).toEqual([]);

/** Returns by how many pixels the desk is longer and wider than its window. */
const windowOverflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollHeight, scrollWidth } = document.documentElement;
    return [scrollHeight - innerHeight, scrollWidth - innerWidth];
  });

const expectPlaces = async (page: Page, places: string[]) => {
  for (const place of places) {
    await page.evaluate((hash) => (location.hash = hash), place);
    await openAll(page);
    await expectNoViolations(page, place);
    expect.soft(await windowOverflow(page), `${place} scrolls the window`).toEqual([0, 0]);
  }
};

for (const { title, use, isNarrow } of [
  { title: "on a computer", use: WIDE, isNarrow: false },
  { title: "on a phone", use: NARROW, isNarrow: true },
]) {
  test.describe(title, () => {
    test.use(use);

    const states = quickIf(isNarrow);
    test(
      "no kind of screen or form has a fault, nor what lies over the window, nor what is said of a change",
      states,
      async ({ page, home }) => {
        test.setTimeout(180_000);
        const button = (name: string | RegExp) => page.getByRole("button", { name }).first();
        const dialog = page.getByRole("dialog");
        await openHome(page, home);
        await expectPlaces(page, kinds);
        await go(page, "#/file/trips/sunset.json?field=end");
        await openAll(page);
        await write(field(page, "end"), "25:70");
        await field(page, "title.es").focus();
        await page.keyboard.press("ControlOrMeta+A");
        // As a paste does.
        await page.keyboard.insertText(TOO_LONG);
        await field(page, "title.en").focus();
        await page.keyboard.press("ControlOrMeta+A");
        await page.keyboard.press("Delete");
        await field(page, "title.de").focus();
        await expectNoViolations(page, "a form with faults");
        await main(page).getByRole("button", { name: es.fields.insertFact }).first().click();
        await expect(page.getByRole("menu")).toBeVisible();
        await expectNoViolations(page, "facts");
        await page.keyboard.press("Escape");

        await page.evaluate(() => (location.hash = "#/trips"));
        await write(field(page, "packages.0.amount"), "32");
        await field(page, "packages.1.amount").focus();
        await expect(main(page).getByText(/¿Está bien 32/)).toBeVisible();
        await expectNoViolations(page, "a question");

        await page.keyboard.press("ControlOrMeta+S");
        await expect(
          page.getByRole("heading", { name: es.publishing.home.toCorrect }),
        ).toBeVisible();
        await expectNoViolations(page, "changes, and what is to be corrected");
        await button(es.changes.undoAll).click();
        await expect(page.getByRole("group", { name: /Deshacer/ })).toBeVisible();
        await expectNoViolations(page, "the question about all changes");
        await button(es.changes.undoAllNo).click();
        await page.keyboard.press("Escape");
        await expectNoViolations(page, "a notice");

        await page.keyboard.press("ControlOrMeta+K");
        await expect(page.getByRole("combobox", { name: es.bar.search })).toBeFocused();
        await page.keyboard.type("bahía");
        await expect(dialog.getByRole("option").first()).toBeVisible();
        await expectNoViolations(page, "search");
        await page.keyboard.press("Escape");

        await page.evaluate(() => (location.hash = "#/reviews?"));
        await expect(page.getByLabel(offer.pasted)).toBeFocused();
        await page.keyboard.insertText(CHAT);
        await page.getByLabel(offer.which(2)).selectOption({ index: 2 });
        await expectNoViolations(page, "a review that has been pasted");

        await page.evaluate(() => (location.hash = "#/file/gallery/2.json"));
        await button(es.pictures.change).click();
        await expect(page.getByRole("dialog", { name: es.pictures.choose })).toBeVisible();
        await expectNoViolations(page, "pictures to choose from");
        await page.keyboard.press("Escape");
        await button(es.entry.delete).click();
        await expectNoViolations(page, "an entry that is deleted");
        if (isNarrow) {
          await button(es.bar.menu).click();
          await expect(dialog.getByRole("link", { name: es.nav.history })).toBeVisible();
          await expectNoViolations(page, "the menu");
          await page.keyboard.press("Escape");
          await button(es.stage.seePage).click();
          await expectNoViolations(page, "the page");
          await page.setViewportSize(WIDE.viewport);
          await expectPlaces(page, wide);
        }
      },
    );
  });
}
