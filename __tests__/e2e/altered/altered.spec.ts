import { PATIENCE } from "../../../src/head-scripts/app";
import { test } from "../fixtures";
import { testSite, urlOf } from "../sites";
import { alterations } from "./alterations";
import { canHappen, isTurnOf, runCell, situations, titleOf, type Cell } from "./cells";
import { prepare, type Driver } from "./driver";
import type { Page } from "@playwright/test";

/**
 * Every pair of page, use, moment and alteration: each cell has a third of the alterations, and what can be done on any
 * page takes turns, and so do the alterations from one use to the next. `npm test -- --altered` tries everything with everything.
 */
const cells: Cell[] = situations()
  .filter(({ use, page, moment }) => use.pages ?? isTurnOf(use, page, moment))
  .map((situation, index) => ({
    ...situation,
    alterations: alterations.filter(
      (alteration, place) =>
        place % 3 === (index + Math.floor(index / 3)) % 3 &&
        canHappen(alteration, situation.moment),
    ),
  }));

const driverOf = (page: Page): Driver => ({
  goto: (url) => page.goto(url),
  evaluate: (work, argument) => page.evaluate(work as never, argument as never),
  waitFor: (work, argument) => page.waitForFunction(work as never, argument as never),
  press: (selector) => page.locator(selector).first().click(),
  type: (text) => page.keyboard.type(text),
  key: (key) => page.keyboard.press(key),
  resize: (width) => page.setViewportSize({ width, height: 844 }),
});

// React reports that the page is not as it was built, and the proxy's addresses are not on this server.
test.use({ expectedNoise: /Minified React error #(418|423|425)/, givesUpWaiting: true });

for (const cell of cells)
  test(titleOf(cell), async ({ page }) => {
    await page.addInitScript(prepare, PATIENCE);
    await runCell(driverOf(page), cell, urlOf(testSite));
  });
