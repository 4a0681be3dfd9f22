import type { Page } from "@playwright/test";
import { startApp, waitForHydration } from "../setup/app";
import { expect, test } from "../setup/fixtures";
import { holdBack } from "../setup/hold-back";
import { PROVIDER_NOISE } from "../setup/providers";
import { storeItems } from "../setup/stored-items";

test.use({ expectedNoise: PROVIDER_NOISE });

/** What stands above the calendar. */
const chosen = (page: Page) => page.locator("[data-shown]:visible");

const queryOf = (page: Page) => new URL(page.url()).search;

test("by keyboard: a day on the trips page is in the booking page, after Back and after a reload", async ({
  page,
}) => {
  await storeItems(page, { language: "de" });
  await page.goto("/de/excursiones/?utm_source=x");
  await page.getByLabel("Ihr Tag").focus();
  for (const key of "07072027") await page.keyboard.press(key);
  await expect(page.getByRole("status").first()).toContainText("7. Juli");
  expect(queryOf(page)).toBe("?utm_source=x&day=2027-07-07");
  await page.getByRole("link", { name: /^Am 7\. Juli buchen .*Sonnenuntergang/ }).focus();
  await page.keyboard.press("Enter");
  await expect(chosen(page)).toContainText("Mittwoch, 7. Juli 17:30–21:00");
  await expect(chosen(page)).toContainText("330,50 €");
  expect(queryOf(page)).toBe("?day=2027-07-07&trip=sunset");
  await page.reload();
  await expect(chosen(page)).toContainText("Sonnenuntergang");
  await page.goBack();
  await expect(page.getByLabel("Ihr Tag")).toHaveValue("2027-07-07");
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
  await expect(chosen(page)).toContainText("miércoles 7 de julio");
  await page.locator("header summary").click();
  await page.locator("header details").getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL(/\/en\/reservas\/\?day=2027-07-07&guests=4$/);
  await expect(chosen(page)).toContainText("Wednesday 7 July");
  await chosen(page)
    .getByRole("button", { name: /^Clear/ })
    .click();
  await expect(chosen(page)).toHaveCount(0);
  await expect(page.getByRole("heading", { name: /Calendar/ })).toBeFocused();
  await page.locator("header a[href='/en/excursiones/']:visible").first().click();
  await expect(page).toHaveURL(/\/en\/excursiones\/$/);
  await startApp(page);
  await expect(page.getByLabel("Your day")).toHaveValue("");
  expect(queryOf(page)).toBe("");
});

/** Chooses a day on the trips page, to which a link has led. */
const chooseDay = async (page: Page, day: string) => {
  await expect(page).toHaveURL(/excursiones/);
  await startApp(page);
  await page.getByLabel("Vuestro día").fill(day);
  await page.getByLabel("Vuestro día").blur();
};

test("an altered address is put right, and read; Back leads to the day that was chosen last, in the app and to a new document; a link's menu, dragging, and the browser's own button share the choice", async ({
  page,
}) => {
  await page.goto("/donde-estamos/?day=2027-07-07.&trip=sunset?fbclid=a#map.");
  const card = page.getByRole("region", { name: "Atardecer" });
  await expect(card).toContainText("7 de julio de 2027");
  expect(new URL(page.url()).hash).toBe("#map");
  expect(queryOf(page)).toBe("?day=2027-07-07&trip=sunset&fbclid=a");
  await page.locator("header").getByRole("link", { name: "Excursiones" }).click();
  await chooseDay(page, "2027-07-14");
  await page.goBack();
  await expect(card).toContainText("14 de julio de 2027");
  await page.locator("header").getByRole("link", { name: "Reservar" }).click();
  await expect(chosen(page)).toContainText("14 de julio, a las");
  await chosen(page)
    .getByRole("link", { name: /^Cambiar/ })
    .click();
  await chooseDay(page, "2027-08-02");
  await page.goBack();
  await expect(chosen(page)).toContainText("2 de agosto, a las");
  await page.goBack();
  await expect(card).toContainText("2 de agosto de 2027");
  expect(queryOf(page)).toBe("?day=2027-08-02&trip=sunset&fbclid=a");
  // An address that is opened names a newer one.
  const query = "?day=2027-09-18&trip=sunset";
  await page.goto(`/donde-estamos/${query}`);
  await expect(card).toContainText("18 de septiembre de 2027");

  await waitForHydration(page);
  const link = page.locator("header").getByRole("link", { name: "Precios" });
  await link.click({ button: "right" });
  await expect(link).toHaveAttribute("href", new RegExp(`/precios/\\${query}$`));
  await expect(page.locator("[rel=canonical]")).toHaveCount(0);
  await page.mouse.click(2, 400);
  await expect(link).toHaveAttribute("href", /\/precios\/$/);
  const dragged = page.evaluate(
    () =>
      new Promise((resolve) =>
        addEventListener("dragstart", ({ dataTransfer }) =>
          resolve(dataTransfer?.getData("text/uri-list")),
        ),
      ),
  );
  await link.hover();
  await page.mouse.down();
  await page.mouse.move(300, 400, { steps: 5 });
  expect(await dragged).toContain(`/precios/${query}`);
});
