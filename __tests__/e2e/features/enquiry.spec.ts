import { waitForHydration } from "../setup/app";
import { expect, test } from "../setup/fixtures";
import { received, uniqueAddress } from "../setup/inbox";
import { present } from "../../setup/present";

test("from a price by keyboard to the form: the message names trip, date and group", async ({
  page,
}) => {
  const email = uniqueAddress();
  await page.goto("/precios/");
  await page.getByRole("link", { name: /^Reservar .*Atardecer/ }).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  for (let tab = 0; tab < 3; tab++) await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Con el formulario (Atardecer)" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/contacto/?trip=sunset#form");

  const group = page.getByRole("group", { name: "Sobre la salida" });
  await expect(group.getByLabel("Excursión")).toHaveValue("sunset");
  await group.getByLabel("Fecha").pressSequentially("07072027");
  await group.getByLabel("Cuántos sois").focus();
  await page.keyboard.press("6");
  await expect(group).toContainText("unos 55 € por persona si sois 6");
  await page.getByLabel("Nombre").pressSequentially("Ana Coll");
  await page.getByLabel("Correo electrónico").pressSequentially(email);
  await page.getByLabel("Mensaje", { exact: true }).pressSequentially("¿Hay sombra?");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");

  await expect.poll(() => received(email)).toHaveLength(1);
  const fields = present((await received(email))[0], "message");
  expect(Object.keys(fields)).toEqual(["name", "email", "message"]);
  const [about, ...rest] = fields.message?.split("\n\n") ?? [];
  for (const fact of ["Atardecer", "17:30–21:00", "7 de julio de 2027", "6"])
    expect(about).toContain(fact);
  expect(rest).toEqual(["¿Hay sombra?"]);
  await expect(group.getByLabel("Excursión")).toHaveValue("");
  await expect(group.getByLabel("Fecha")).toHaveValue("");
});

test("a date that is not complete is said, and stops nothing", async ({ page }) => {
  const email = uniqueAddress();
  await page.goto("/contacto/?trip=sunset#form");
  await waitForHydration(page);
  await page.getByLabel("Fecha").pressSequentially("0707");
  await page.getByLabel("Nombre").pressSequentially("Ana Coll");
  await expect(page.getByLabel("Fecha")).toHaveAccessibleDescription(/no válida/);
  await page.getByLabel("Correo electrónico").pressSequentially(email);
  await page.getByLabel("Mensaje", { exact: true }).pressSequentially("¿Hay sombra?");
  await page.getByRole("button", { name: "Enviar mensaje" }).click();
  await expect.poll(() => received(email)).toHaveLength(1);
});
