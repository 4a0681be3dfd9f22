import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../accessibility/axe";
import { startApp } from "../setup/app";
import { expect, test } from "../setup/fixtures";
import { desk, phone, spaced, zoomed } from "../setup/views";
import { languageCodes } from "../../../src/model/languages";
import { words as w } from "./words";

const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);
const banner = (page: Page) => page.locator("[data-banner]");

test("Cookie consent: unset shows the banner; Accept stores accepted; Reject stores rejected; afterwards the banner hides", async ({
  page,
}) => {
  await page.goto("/aviso-legal/");
  const reject = banner(page).getByRole("button", { name: w.reject });
  const accept = banner(page).getByRole("button", { name: w.accept });
  await expect(banner(page)).toBeVisible();
  // Both buttons are equally prominent.
  const look = (node: Element) =>
    [getComputedStyle(node).backgroundColor, getComputedStyle(node).color].join();
  for (const { width, height } of [desk, phone]) {
    await page.setViewportSize({ width, height });
    const [one, other] = [await reject.boundingBox(), await accept.boundingBox()];
    expect([one?.width, one?.height]).toEqual([other?.width, other?.height]);
    expect(await reject.evaluate(look)).toBe(await accept.evaluate(look));
  }
  await accept.click();
  await expect(banner(page)).toBeHidden();
  expect(await stored(page, "cookieConsent")).toBe("accepted");
  await page.reload();
  await expect(banner(page)).toBeHidden();
  // The button in the footer opens the banner again; from here by keyboard.
  await page.getByRole("button", { name: w.settings }).focus();
  await page.keyboard.press("Enter");
  await expect(banner(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(reject).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(banner(page)).toBeHidden();
  expect(await stored(page, "cookieConsent")).toBe("rejected");
  await expect(page.getByRole("button", { name: w.settings })).toBeFocused();
});

/** The header at the top of a page that is scrolled. */
const stickyHeader = async (page: Page) => {
  const header = page.locator("header").first();
  const book = header.getByRole("link", { name: "Reservar" });
  await expect(header.getByRole("link", { name: /Vela Clara/ })).toHaveAttribute("href", "/");
  await expect(book).toHaveAttribute("href", "/reservas/");
  await page.evaluate(() => scrollTo(0, 1500));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(600);
  await expect(book).toBeInViewport();
  return header;
};

/** The main links, in the header or in the menu. */
const expectMainLinks = async (place: Locator) => {
  for (const name of ["Excursiones", /Precios/, "Servicios especiales", "Galería", "Reseñas"])
    await expect(place.getByRole("link", { name })).toBeVisible();
};

test("Sticky header: logo, a Book now button to /reservas, and on a phone the menu. Mobile menu: open or closed. Following a link closes the menu; Escape closes it and gives focus back", async ({
  page,
}) => {
  await page.goto("/precios/");
  await stickyHeader(page);
  const button = page.getByRole("button", { name: "Abrir el menú" });
  const menu = page.getByRole("dialog", { name: "Menú" });
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(menu).toBeVisible();
  await expectMainLinks(menu);
  await expect(menu.getByRole("link", { name: "Español" })).toBeVisible();
  await expectAccessible(page, "menu", [zoomed, spaced, phone], { axeIn: [zoomed] });
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  // Without the app a link to this page would load it anew.
  await startApp(page);
  await button.click();
  await menu.getByRole("link", { name: /Precios/ }).click();
  await expect(menu).toBeHidden();
  await button.click();
  await menu.getByRole("link", { name: "Reseñas" }).click();
  await expect(page).toHaveURL(/\/rese%C3%B1as\/$/);
  await expect(menu).toBeHidden();
});

test(
  "Sticky header: logo, main links, language switcher, a Book now button to /reservas. Language dropdown: open or closed; choosing a language closes the dropdown and saves the choice",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.goto("/precios/");
    await expectMainLinks(await stickyHeader(page));
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
    const views = [{ ...spaced, width: desk.width }, desk];
    await expectAccessible(page, "dropdown", views);
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
