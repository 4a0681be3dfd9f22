import { expect, test } from "./fixtures";
import { pages } from "./pages";

test("every internal link and every picture of every page resolves", async ({
  request,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const found = new Map<string, string>();
  for (const { path } of pages) {
    const html = await (await request.get(path)).text();
    const sources = Array.from(
      html.matchAll(/\s(?:href|src|action)="([^"#][^"]*)"/g),
      ([, url]) => url,
    );
    const sets = Array.from(html.matchAll(/\ssrcset="([^"]+)"/gi), ([, set]) =>
      set.split(",").map((part) => part.trim().split(" ")[0]),
    ).flat();
    for (const url of [...sources, ...sets]) {
      const clean = url.replaceAll("&amp;", "&").split("#")[0];
      if (clean.startsWith("/")) found.set(clean, path);
    }
    const anchors = Array.from(html.matchAll(/href="#([^"]+)"/g), ([, id]) => id);
    for (const id of anchors) expect(html, `${path}#${id}`).toContain(`id="${id}"`);
  }
  expect(found.size).toBeGreaterThan(100);
  const broken: string[] = [];
  for (const [url, path] of found) {
    const response = await request.get(`${baseURL}${url}`, { maxRedirects: 0 });
    if (response.status() !== 200) broken.push(`${response.status()} ${url} on ${path}`);
  }
  expect(broken).toEqual([]);
});

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
  ]) {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain(`lang="${language}"`);
  }
});

test("names and links are in the composed form of Unicode", async ({ request }) => {
  for (const { path } of pages) {
    const html = await (await request.get(path)).text();
    expect(html === html.normalize("NFC"), path).toBe(true);
  }
});
