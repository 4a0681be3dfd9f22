import { expect, test } from "../fixtures";

test("Special services: birthdays and anniversaries, marriage proposals, custom events, personalized decoration (extra cost, advance request). A button leads to /contacto", async ({
  page,
}) => {
  await page.goto("/servicios-especiales/");
  for (const name of [
    "Cumpleaños y aniversarios",
    "Pedidas de mano",
    "Eventos a medida",
    "Decoración personalizada",
  ])
    await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
  const decoration = page.getByRole("article").filter({ hasText: "Decoración personalizada" });
  await expect(decoration).toContainText("coste adicional");
  await expect(decoration).toContainText("aviso previo");
  const links = page.locator('main a[href="/contacto/"]');
  await expect(links.first()).toBeVisible();
  for (const [path, heading] of [
    ["/en", "Personalised decoration"],
    ["/de", "Dekoration nach Wunsch"],
  ]) {
    await page.goto(`${path}/servicios-especiales/`);
    await expect(page.getByRole("heading", { level: 2, name: heading })).toBeVisible();
    await expect(page.locator(`main a[href="${path}/contacto/"]`).first()).toBeVisible();
  }
});
