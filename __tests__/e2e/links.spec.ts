import { expect, test } from "./fixtures";

test("addresses without the last slash lead to the page", async ({ page }) => {
  for (const path of ["/precios", "/reseñas", "/rese%C3%B1as", "/en/escribir-reseña", "/de"]) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    expect(new URL(page.url()).pathname).toMatch(/[^/]\/$/);
  }
});

test("a wrong path below a language gets that language's not-found page", async ({ request }) => {
  for (const [path, language] of [
    ["/nada", "es"],
    ["/en/nothing/at/all", "en"],
    ["/de/nichts", "de"],
  ] as const) {
    const response = await request.get(path, { maxRetries: 3 });
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain(`lang="${language}"`);
  }
});
