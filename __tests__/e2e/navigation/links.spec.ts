import { expect, test } from "../setup/fixtures";

test("addresses without the last slash lead to the page", async ({ page }) => {
  for (const path of ["/precios", "/reseñas", "/rese%C3%B1as", "/en/escribir-reseña", "/de"]) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    expect(new URL(page.url()).pathname).toMatch(/[^/]\/$/);
  }
});
