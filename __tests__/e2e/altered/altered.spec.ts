import { PATIENCE } from "../../../src/site/head-scripts/app";
import { test } from "../setup/fixtures";
import { testSite, urlOf } from "../setup/sites";
import { pairwiseCells, runCell, titleOf } from "./cells";
import { prepare, type Driver } from "./driver";
import type { Page } from "@playwright/test";

const driverOf = (page: Page): Driver => ({
  goto: (url) => page.goto(url, { waitUntil: "domcontentloaded" }),
  evaluate: (work, argument) => page.evaluate(work as never, argument as never),
  waitFor: (work, argument) => page.waitForFunction(work as never, argument as never),
  press: (selector) => page.locator(selector).first().click(),
  type: (text) => page.keyboard.type(text),
  key: (key) => page.keyboard.press(key),
  resize: (width) => page.setViewportSize({ width, height: 844 }),
});

// React reports that the page is not as it was built, and the proxy's addresses are not on this server.
test.use({ expectedNoise: /Minified React error #(418|423|425)/, givesUpWaiting: true });

// `npm test -- --altered` tries everything with everything.
for (const hasForm of [true, false])
  test(`pages ${hasForm ? "with" : "without"} a form work as they were altered`, async ({
    page,
  }) => {
    await page.addInitScript(prepare, PATIENCE);
    for (const cell of pairwiseCells)
      if (/contact|writeReview/.test(cell.page.name) === hasForm)
        await test.step(titleOf(cell), () => runCell(driverOf(page), cell, urlOf(testSite)));
  });
