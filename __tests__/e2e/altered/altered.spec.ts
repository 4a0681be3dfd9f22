import { PATIENCE } from "../../../src/head-scripts/app";
import { expect, test } from "../fixtures";
import { testSite, urlOf } from "../sites";
import { alterations } from "./alterations";
import { canHappen, runCell, situations, titleOf, type Cell } from "./cells";
import { prepare, type Driver } from "./driver";
import type { Page } from "@playwright/test";

/** Each situation with a third of the alterations, so that over its three moments each meets each page and each use. */
const cells: Cell[] = situations().map((situation, index) => ({
  ...situation,
  alterations: alterations.filter(
    (alteration, place) => place % 3 === index % 3 && canHappen(alteration, situation.moment),
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
    expect(true).toBe(true);
  });
