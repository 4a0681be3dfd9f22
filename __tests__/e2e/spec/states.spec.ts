import type { Page } from "@playwright/test";
import { startApp } from "../setup/app";
import { expect, test } from "../setup/fixtures";
import { languageCodes } from "../../../src/base/languages";
import { words as w } from "./words";

const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);
const banner = (page: Page) => page.locator("[data-banner]");

test(
  "Cookie consent: unset shows the banner; Accept stores accepted; Reject stores rejected; afterwards the banner hides",
  { tag: "@both" },
  async ({ page }) => {
    await page.goto("/");
    const reject = banner(page).getByRole("button", { name: w.reject });
    const accept = banner(page).getByRole("button", { name: w.accept });
    await expect(banner(page)).toBeVisible();
    // Both buttons are equally prominent.
    const [one, other] = [await reject.boundingBox(), await accept.boundingBox()];
    expect([one?.width, one?.height]).toEqual([other?.width, other?.height]);
    const look = (node: Element) =>
      [getComputedStyle(node).backgroundColor, getComputedStyle(node).color].join();
    await page.mouse.move(0, 0);
    expect(await reject.evaluate(look)).toBe(await accept.evaluate(look));
    await accept.click();
    await expect(banner(page)).toBeHidden();
    expect(await stored(page, "cookieConsent")).toBe("accepted");
    await page.goto("/");
    await expect(banner(page)).toBeHidden();
    // The button in the footer opens the banner again.
    await page.getByRole("button", { name: w.settings }).click();
    await expect(banner(page)).toBeFocused();
    await banner(page).getByRole("button", { name: w.reject }).click();
    await expect(banner(page)).toBeHidden();
    expect(await stored(page, "cookieConsent")).toBe("rejected");
    await expect(page.getByRole("button", { name: w.settings })).toBeFocused();
  },
);

test("Mobile menu: open or closed. Following a link closes the menu; Escape closes it and gives focus back", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const button = page.getByRole("button", { name: "Abrir el menú" });
  const menu = page.getByRole("dialog", { name: "Menú" });
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(menu).toBeVisible();
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press("Tab");
    const outside = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused !== document.body && !focused?.closest("#menu");
    });
    expect(outside).toBe(false);
  }
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  // Without the app a link to this page would load it anew.
  await startApp(page);
  await button.click();
  await menu.getByRole("link", { name: "Inicio", exact: true }).click();
  await expect(menu).toBeHidden();
  await button.click();
  await menu.getByRole("link", { name: /Precios/ }).click();
  await expect(page).toHaveURL(/\/precios\/$/);
  await expect(menu).toBeHidden();
});

test(
  "Language dropdown: open or closed; choosing a language closes the dropdown and saves the choice",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/precios/");
    const details = page.locator("header details");
    const button = details.locator("summary");
    await button.focus();
    await page.keyboard.press("ArrowDown");
    await expect(details.getByRole("link", { name: "Español" })).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(details.getByRole("link", { name: "English" })).toBeFocused();
    await page.keyboard.press("End");
    await expect(details.getByRole("link", { name: "Deutsch" })).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Home");
    await expect(details.getByRole("link", { name: "Español" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(details).not.toHaveAttribute("open");
    await expect(button).toBeFocused();
    await button.click();
    await page.locator("h1").click();
    await expect(details).not.toHaveAttribute("open");
    await button.click();
    for (const code of languageCodes)
      await expect(details.locator(`a[lang=${code}] svg`).first()).toBeVisible();
    await details.getByRole("link", { name: "Deutsch" }).click();
    await expect(page).toHaveURL(/\/de\/precios\/$/);
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    await expect(details).not.toHaveAttribute("open");
    expect(await stored(page, "language")).toBe("de");
    // Leaving the dropdown by Tab closes it.
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(details).toHaveAttribute("open");
    for (let step = 0; step < 4; step += 1) await page.keyboard.press("Tab");
    await expect(details).not.toHaveAttribute("open");
  },
);
