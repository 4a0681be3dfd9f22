import type { Page } from "@playwright/test";
import layout from "../../content/locales/es/layout.json";
import words from "../../content/locales/es/trips.json";
import { startApp } from "../setup/app";
import { expect, test } from "../setup/fixtures";

const field = (page: Page) => page.getByRole("textbox", { name: layout.whichDay });
const answer = (page: Page) => page.locator("main [role=status]").first();

// East of all others.
test.use({ timezoneId: "Pacific/Auckland" });

test("typed key by key, only whole dates have an answer, in Palma's time", async ({ page }) => {
  await page.goto("/excursiones/");
  await field(page).focus();
  await startApp(page);
  const said = await page.locator("main [role=status]").evaluateHandle((status) => {
    const first = () => status.firstElementChild?.textContent;
    const texts = [first()];
    new MutationObserver(() => texts.push(first())).observe(status, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    return texts;
  });
  // The same day and month, since their order depends on the browser.
  for (const key of "07072027") await page.keyboard.press(key);
  await expect(answer(page)).toHaveText(/^\S+ 7 de julio.*El sol se pone a las 21:20/);
  const texts = async () =>
    [...new Set(await said.jsonValue())].filter((text) => !/ 7 de julio/.test(text ?? ""));
  expect(await texts()).toEqual([words.seesAny]);
  // Typed over it, only what then stands there.
  await field(page).blur();
  await field(page).focus();
  for (const key of "08082027") await page.keyboard.press(key);
  await expect(answer(page)).toContainText("8 de agosto");
  expect(await texts()).toEqual([words.seesAny, expect.stringContaining("8 de agosto")]);
  await page.keyboard.press("Backspace");
  await expect(answer(page)).toContainText(words.dayCleared);
  await field(page).blur();
  await expect(answer(page)).toContainText(words.dayNone);
});
