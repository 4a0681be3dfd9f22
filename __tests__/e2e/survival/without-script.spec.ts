import type { Page } from "@playwright/test";
import { expect, test } from "../setup/fixtures";

test.use({ javaScriptEnabled: false });

/** Expects the heading, and nothing that needs a script. The built HTML of all pages: `built-site/markup.test.ts`. */
const expectReadable = async (page: Page) => {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("[data-banner]")).toBeHidden();
  await expect(page.locator("footer").getByRole("button")).toHaveCount(0);
};

test("the menu opens and closes, the bar is WhatsApp alone, the language switches, and the calendar is the provider's page", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await expectReadable(page);
  await page.getByRole("button", { name: "Abrir el menú" }).click();
  const menu = page.locator("#menu");
  await expect(menu).toBeVisible();
  await menu.getByRole("button", { name: "Cerrar el menú" }).click();
  await expect(menu).toBeHidden();
  await page.getByRole("button", { name: "Abrir el menú" }).click();
  await menu.getByRole("link", { name: "Precios" }).click();
  await expect(page).toHaveURL(/\/precios\/$/);

  const inBar = page.locator("main ~ aside > div a");
  await expect(inBar.first()).not.toBeInViewport();
  await page.locator("footer").scrollIntoViewIfNeeded();
  await expect(inBar.first()).toBeInViewport();
  await expect(inBar.last()).toBeHidden();

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.locator("header summary").click();
  await page.locator("header").getByRole("link", { name: "Deutsch" }).click();
  await expect(page).toHaveURL(/\/de\/precios\/$/);

  await page.goto("/de/reservas/");
  await expectReadable(page);
  const href = await page.locator("main a[target=_blank]").first().getAttribute("href");
  expect(href).toMatch(/\/booking\/box\/[^/]+\/C0\/de\/$/);
  const response = await page.request.get(href ?? "");
  expect(response.status()).toBe(200);
});

test("both forms reach the form service, and the chosen rating is named under the stars", async ({
  page,
}) => {
  for (const [path, text, button] of [
    ["/contacto/", "Mensaje", "Enviar mensaje"],
    ["/escribir-reseña/", "Vuestra reseña", "Publicar la reseña"],
  ] as const) {
    await page.goto(path);
    await expectReadable(page);
    if (button === "Publicar la reseña") {
      const message = page.locator("#rating-message");
      await expect(message).toHaveText("De 1 a 5 estrellas", { useInnerText: true });
      await page.locator("label:has([value='3'])").click();
      await page.mouse.move(0, 0);
      await expect(message).toHaveText("3 estrellas: Buena", { useInnerText: true });
    }
    await page.getByLabel("Nombre").fill("Ana Coll");
    await page.getByLabel("Correo electrónico").fill("ana@example.com");
    await page.getByLabel(text, { exact: true }).fill("¿Hay sitio el sábado?");
    await page.getByRole("button", { name: button }).click();
    await expect(page).toHaveURL(/127\.0\.0\.1:8010/);
  }
});
