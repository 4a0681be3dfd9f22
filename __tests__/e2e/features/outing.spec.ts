import type { Page } from "@playwright/test";
import { startApp, waitForHydration } from "../setup/app";
import { expect, test } from "../setup/fixtures";
import { holdBack } from "../setup/hold-back";
import { PROVIDER_NOISE } from "../setup/providers";
import { storeItems } from "../setup/stored-items";

// Days and sunsets are those of Palma, also for a visitor east of all others.
test.use({ expectedNoise: PROVIDER_NOISE, timezoneId: "Pacific/Auckland" });

/** What stands above the calendar. */
const chosen = (page: Page) => page.locator("[data-choice]:visible");

const queryOf = (page: Page) => new URL(page.url()).search;

test("by keyboard: a day on the trips page is in the booking page, after Back and after a reload", async ({
  page,
}) => {
  await storeItems(page, { language: "de" });
  await page.goto("/de/excursiones/?utm_source=x");
  await page.getByRole("textbox", { name: /^Welcher Tag/ }).focus();
  for (const key of "07072027") await page.keyboard.press(key);
  await expect(page.getByRole("status").first()).toContainText(/7\. Juli.*21:20/);
  expect(queryOf(page)).toBe("?utm_source=x&day=2027-07-07");
  await page.getByRole("link", { name: /^Am 7\. Juli buchen .*Sonnenuntergang/ }).focus();
  await page.keyboard.press("Enter");
  await expect(chosen(page)).toContainText("Mi, 7. Juli, 17:30");
  await expect(chosen(page)).toContainText("330,50 €");
  expect(queryOf(page)).toBe("?day=2027-07-07&trip=sunset");
  await page.reload();
  await expect(chosen(page)).toContainText("Sonnenuntergang");
  await page.goBack();
  await expect(page.getByRole("textbox", { name: /^Welcher Tag/ })).toHaveValue("2027-07-07");
  await page.getByRole("textbox", { name: /^Welcher Tag/ }).fill("2027-10-31");
  await expect(page.getByRole("status").first()).toContainText("Keine Ausflüge am 31. Oktober");
});

test("a link that is pressed before the app carries the choice, also to another language; taken away where the calendar is, it is gone everywhere", async ({
  page,
}) => {
  const release = await holdBack(page, "**/*.js");
  await page.goto("/precios/?day=2027-07-07&guests=4", { waitUntil: "commit" });
  await page.locator("[data-scripts]").waitFor({ state: "attached" });
  await page.locator("header").getByRole("link", { name: "Reservar" }).click();
  await expect(page).toHaveURL(/reservas\/\?day=2027-07-07&guests=4$/);
  release();
  await expect(chosen(page)).toContainText("Miércoles 7 de julio", { ignoreCase: true });
  await page.locator("header summary").click();
  await page.locator("header details").getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL(/\/en\/reservas\/\?day=2027-07-07&guests=4$/);
  await expect(chosen(page)).toContainText("Wednesday 7 July");
  const change = page.getByRole("link", { name: /^(Change|Choose) / });
  await change.press("Enter");
  await expect(page.locator("dialog[open]")).toHaveCSS("opacity", "1", { timeout: 1000 });
  await expect(page.getByRole("textbox", { name: /^Which day/ })).toBeFocused();
  await page.getByRole("textbox", { name: /^Which day/ }).fill("");
  await expect(page.getByRole("status").filter({ hasText: "Day cleared" })).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(change).toBeFocused();
  await page.locator("header a[href='/en/excursiones/']:visible").first().click();
  await expect(page).toHaveURL(/\/en\/excursiones\/\?guests=4$/);
  await startApp(page);
  await expect(page.getByRole("textbox", { name: /^Which day/ })).toHaveValue("");
});

/** Chooses a day on the trips page, to which a link has led. */
const chooseDay = async (page: Page, day: string) => {
  await expect(page).toHaveURL(/excursiones/);
  await startApp(page);
  await page.getByRole("textbox", { name: /^¿Qué día/ }).fill(day);
  await page.getByRole("textbox", { name: /^¿Qué día/ }).blur();
};

test("Back leads to the day that was chosen last, in the app and to a new document", async ({
  page,
}) => {
  await page.goto("/donde-estamos/?day=2027-07-07&trip=sunset");
  const card = page.getByRole("region", { name: "Atardecer" });
  await expect(card).toContainText("7 de julio de 2027");
  await page.locator("header").getByRole("link", { name: "Excursiones" }).click();
  await chooseDay(page, "2027-07-14");
  await page.goBack();
  await expect(card).toContainText("14 de julio de 2027");
  await page.locator("header").getByRole("link", { name: "Reservar" }).click();
  await expect(chosen(page)).toContainText("mié 14 jul, 17:30");
});

test("with a day alone the bar leads to the first trip, from beside it and from another page", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ["/excursiones/", "/galeria/"]) {
    await page.goto(`${path}?day=2027-07-07`);
    await waitForHydration(page);
    // Over the cookie banner there is no room for the bar.
    const reject = page.getByRole("button", { name: "Rechazar" });
    if (await reject.isVisible()) await reject.click();
    await page.getByRole("link", { name: "elegid la excursión" }).click();
    const card = page.getByRole("article").first();
    await expect(card).toBeInViewport();
    await expect(card).toBeFocused();
    expect(queryOf(page)).toBe("?day=2027-07-07");
  }
});
