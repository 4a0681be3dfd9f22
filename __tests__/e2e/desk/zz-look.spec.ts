import { es } from "../../../src/desk/words/es";
import { test, NARROW, WIDE } from "./fixtures";
import { field, go, main, openWeb, write } from "./steps";

for (const [name, how] of [
  ["wide", WIDE],
  ["narrow", NARROW],
] as const)
  test.describe(name, () => {
    test.use(how);
    test(`look ${name}`, async ({ page, web }) => {
      await openWeb(page, web, "#/file/prices.json?field=packages.0.amount");
      await page.waitForTimeout(1500);
      const shoot = async (of: string) =>
        page.screenshot({ path: `/tmp/wt/shots/told-${name}-${of}.png` });
      await write(field(page, "packages.0.amount"), "335");
      await go(page, "#/file/trips/sunset.json?field=end");
      await write(field(page, "end"), "21:40");
      await page.locator("button.publish").click();
      await page.waitForTimeout(2500);
      await shoot("1-published");
      await go(page, "#/file/trips/sunset.json?field=end");
      await page.waitForTimeout(800);
      await main(page).getByText(es.texts.history.earlier).click();
      await page.waitForTimeout(1500);
      await shoot("2-earlier");
      await go(page, "#/history");
      await page.waitForTimeout(2000);
      await shoot("3-history");
      await main(page).getByRole("button", { name: /^Poner lo de antes/ }).first().click();
      await shoot("4-choice");
      await page.keyboard.press("Tab");
      await shoot("4b-choice-focus");
      await main(page).getByRole("checkbox").first().click();
      await main(page).locator(".put-back .btn").click();
      await page.waitForTimeout(800);
      await shoot("5-put-back");
      await go(page, "#/file/trips/sunset.json?field=end");
      await write(field(page, "end"), "25:70");
      await page.keyboard.press("Tab");
      await page.evaluate(() => (document.querySelector(".bar__changes") ?? document.querySelector(".foot .btn:last-child"))?.dispatchEvent(new MouseEvent("click", { bubbles: true })));
      await page.waitForTimeout(1500);
      await shoot("6-list");
      await page.getByRole("button", { name: es.changes.undoAll }).click();
      await shoot("7-ask");
    });
  });
