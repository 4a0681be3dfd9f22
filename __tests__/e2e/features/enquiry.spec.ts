import { waitForHydration } from "../setup/app";
import { expect, test } from "../setup/fixtures";
import { received, uniqueAddress } from "../setup/inbox";
import { PROVIDER_NOISE } from "../setup/providers";
import { present } from "../../setup/present";

test.use({ expectedNoise: new RegExp(`${PROVIDER_NOISE.source}|\\.js`) });

test("from a price by keyboard to the form: the message names trip, date and group", async ({
  page,
}) => {
  const email = uniqueAddress();
  await page.goto("/precios/?day=2027-07-07&guests=4");
  await waitForHydration(page);
  await expect(page.getByRole("article", { name: "Atardecer" })).toContainText("330,50");
  await page.getByRole("link", { name: /^Reservar .*Atardecer/ }).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  for (let tab = 0; tab < 3; tab++) await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Con el formulario (Atardecer)" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/contacto/?trip=sunset&day=2027-07-07&guests=4#form");

  const group = page.getByRole("group", { name: "Sobre la salida" });
  await expect(group.getByLabel("Excursión")).toHaveValue("sunset");
  await expect(group.getByLabel("Fecha")).toHaveValue("2027-07-07");
  await expect(group.getByLabel("Cuántos sois")).toHaveValue("4");
  await group.getByLabel("Fecha").pressSequentially("08082027");
  await group.getByLabel("Cuántos sois").focus();
  await page.keyboard.press("6");
  await expect(group).toContainText("unos 55 € por persona si sois 6");
  await page.getByLabel("Nombre").pressSequentially("Ana");
  await page.getByLabel("Correo electrónico").pressSequentially(email);
  await page.getByLabel("Mensaje", { exact: true }).pressSequentially("¿Sombra?");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect.poll(() => received(email)).toHaveLength(1);
  const fields = present((await received(email))[0], "message");
  expect(Object.keys(fields)).toEqual(["name", "email", "message"]);
  const [about, ...rest] = fields.message?.split("\n\n") ?? [];
  for (const fact of ["Atardecer", "17:30–21:00", "8 de agosto de 2027", "6"])
    expect(about).toContain(fact);
  expect(rest).toEqual(["¿Sombra?"]);
});

test("the answer for a larger group is unfolded where its link leads, and what was asked stays", async ({
  page,
}) => {
  await page.goto("/contacto/?trip=sunset&day=2027-07-07#form");
  await waitForHydration(page);
  await page.getByRole("link", { name: "¿Enseñáis nudos?" }).click();
  await expect(page.getByText("El as de guía, si lo pedís.")).toBeInViewport();
  await expect(page.locator("summary", { hasText: "¿Enseñáis nudos?" })).toBeInViewport();
  expect(page.url()).toMatch(/\?trip=sunset&day=2027-07-07#answer-knots$/);
});

test.describe("without the app", () => {
  test.use({ givesUpWaiting: true });

  test("nothing is blank, and the form sends what the address says", async ({ page }) => {
    const email = uniqueAddress();
    await page.route("**/*.js", (route) => route.abort());
    const query = "?trip=sunset&day=2027-07-07&guests=4";
    await page.goto(`/reservas/${query}`, { waitUntil: "domcontentloaded" });
    await expect(page.locator("[data-choice]:visible")).toContainText(
      /^Atardecer.*desde 290.*17:30/,
    );
    await page.goto(`/contacto/${query}#form`);
    const group = page.getByRole("group", { name: "Sobre la salida" });
    await expect(group.getByLabel("Excursión")).toHaveValue("sunset");
    await expect(group).toContainText("De costumbre, desde 240,00");
    await page.getByLabel("Nombre").fill("Ana Coll");
    await page.getByLabel("Correo electrónico").fill(email);
    await page.getByLabel("Mensaje", { exact: true }).fill("¿Hay sombra?");
    await page.getByRole("button", { name: "Enviar mensaje" }).click();
    await expect.poll(() => received(email)).toHaveLength(1);
    expect((await received(email))[0]).toMatchObject({
      ...{ trip: "sunset", day: "2027-07-07", guests: "4" },
      ...{ name: "Ana Coll", message: "¿Hay sombra?" },
    });
  });
});
