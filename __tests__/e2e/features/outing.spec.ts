import type { Page } from "@playwright/test";
import { startApp, waitForHydration } from "../setup/app";
import { expect, test } from "../setup/fixtures";
import { holdBack } from "../setup/hold-back";
import { received, uniqueAddress } from "../setup/inbox";
import { PROVIDER_NOISE } from "../setup/providers";
import { present } from "../../setup/present";
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

test("a link that is pressed before the app carries the choice, also to another language", async ({
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
});

test("prices: WhatsApp and e-mail name day, hours and group, and so does the form's message", async ({
  page,
}) => {
  const email = uniqueAddress();
  await page.goto("/precios/?day=2027-07-07&guests=4");
  await waitForHydration(page);
  await expect(page.getByRole("article", { name: "Atardecer" })).toContainText("330,50");
  await page.getByText("Preguntar por esta salida (Atardecer)").click();
  const chat = page.getByRole("link", { name: /^Por WhatsApp \(Atardecer\)/ });
  const text = decodeURIComponent((await chat.getAttribute("href")) ?? "");
  for (const fact of ["Atardecer", "17:30–21:00", "7 de julio de 2027", "4 personas"])
    expect(text).toContain(fact);
  await page.getByRole("link", { name: "Con el formulario (Atardecer)" }).click();
  await page.waitForURL("**/contacto/?trip=sunset&day=2027-07-07&guests=4#form");
  const group = page.getByRole("group", { name: "Sobre la salida" });
  await expect(group.getByLabel("Fecha")).toHaveValue("2027-07-07");
  await expect(group.getByLabel("Cuántos sois")).toHaveValue("4");
  await page.getByLabel("Nombre").pressSequentially("Ana Coll");
  await page.getByLabel("Correo electrónico").pressSequentially(email);
  await page.getByLabel("Mensaje", { exact: true }).pressSequentially("¿Hay sombra?");
  await page.getByRole("button", { name: "Enviar mensaje" }).click();
  await expect.poll(() => received(email)).toHaveLength(1);
  const fields = present((await received(email))[0], "message");
  expect(Object.keys(fields)).toEqual(["name", "email", "message"]);
  expect(fields.message).toContain("7 de julio de 2027");
  await expect(page.getByLabel("Mensaje", { exact: true })).toHaveValue("");
  await expect(group.getByLabel("Cuántos sois")).toHaveValue("4");
  expect(queryOf(page)).toBe("?trip=sunset&day=2027-07-07&guests=4");
});

test("a choice is taken away where the calendar is, and is gone everywhere", async ({ page }) => {
  await page.goto("/reservas/?trip=sunset&day=2027-07-07");
  await chosen(page)
    .getByRole("button", { name: /^Quitar/ })
    .click();
  await expect(chosen(page)).toHaveCount(0);
  await expect(page.getByRole("heading", { name: /Calendario/ })).toBeFocused();
  await page.locator("header").getByRole("link", { name: "Excursiones" }).click();
  await startApp(page);
  await expect(page.getByLabel("Vuestro día")).toHaveValue("");
  expect(queryOf(page)).toBe("");
});

test("altered addresses are put right, and read, in every language", async ({ page }) => {
  for (const [path, trip, day] of [
    [
      "/donde-estamos/?day=2027-07-07&amp;guests=5&amp;trip=sunset)",
      "Atardecer",
      "7 de julio de 2027",
    ],
    ["/en/donde-estamos/?day%3D2027-07-07%26guests%3D5%26trip%3Dsunset", "Sunset", "7 July 2027"],
    [
      "/de/donde-estamos/?day=2027-07-07.&guests=5&trip=sunset?fbclid=a#map.",
      "Sonnenuntergang",
      "7. Juli 2027",
    ],
  ] as const) {
    await page.goto(path);
    const card = page.getByRole("region", { name: trip });
    await expect(card).toContainText(day);
    expect(queryOf(page).replace("&fbclid=a", "")).toBe("?day=2027-07-07&guests=5&trip=sunset");
  }
  expect(new URL(page.url()).hash).toBe("#map");
});

/** Chooses a day on the trips page, to which a link has led. */
const chooseDay = async (page: Page, day: string) => {
  await expect(page).toHaveURL(/excursiones/);
  await startApp(page);
  await page.getByLabel("Vuestro día").fill(day);
  await page.getByLabel("Vuestro día").blur();
};

test("Back leads to the day that was chosen last, in the app and to a new document", async ({
  page,
}) => {
  await page.goto("/donde-estamos/?day=2027-07-07&trip=sunset");
  await page.locator("header").getByRole("link", { name: "Excursiones" }).click();
  await chooseDay(page, "2027-07-14");
  await page.goBack();
  const card = page.getByRole("region", { name: "Atardecer" });
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
  expect(queryOf(page)).toBe("?day=2027-08-02&trip=sunset");
  // An address that is opened names a newer one.
  await page.goto("/donde-estamos/?day=2027-09-18&trip=sunset");
  await expect(card).toContainText("18 de septiembre de 2027");
});

test("a link's menu, dragging, and the browser's own button share the choice", async ({ page }) => {
  const query = "?day=2027-07-07&trip=sunset";
  await page.goto(`/donde-estamos/${query}`);
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
