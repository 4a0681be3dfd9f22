import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, test } from "./fixtures";
import { pages } from "./pages";

const KB = 1000;
const gzipped = (data: Buffer | string) => gzipSync(data).length;

test("the home page loads at most 120 KB of first-party JavaScript", async ({ page, baseURL }) => {
  const scripts = new Map<string, Promise<Buffer>>();
  page.on("response", (response) => {
    const url = new URL(response.url());
    if (url.origin === baseURL && url.pathname.endsWith(".js"))
      scripts.set(url.pathname, response.body());
  });
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  const sizes = await Promise.all([...scripts.values()].map(async (body) => gzipped(await body)));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  console.log(`JavaScript of the home page: ${total} bytes gzip in ${scripts.size} files`);
  expect(scripts.size).toBeGreaterThan(2);
  expect(total).toBeLessThanOrEqual(120 * KB);
});

test("every page's HTML with its styles is at most 35 KB, with two fonts preloaded", async ({
  request,
}) => {
  const sizes: number[] = [];
  for (const { path } of pages) {
    const html = await (await request.get(path)).text();
    sizes.push(gzipped(html));
    expect(gzipped(html), path).toBeLessThanOrEqual(35 * KB);
    const preloaded = Array.from(html.matchAll(/<link[^>]+rel="preload"[^>]+as="font"/g));
    expect(preloaded.length, path).toBeLessThanOrEqual(2);
  }
  console.log(`HTML: ${Math.min(...sizes)} to ${Math.max(...sizes)} bytes gzip`);
});

test("every value of the design used in a page is a declared token", () => {
  const css = readFileSync("public/index.html", "utf8");
  const declared = new Set(Array.from(css.matchAll(/(--[\w-]+)\s*:/g), ([, name]) => name));
  const used = new Set(Array.from(css.matchAll(/var\((--[\w-]+)/g), ([, name]) => name));
  const optional = ["--at", "--brand-tagline"];
  expect([...used].filter((name) => !declared.has(name) && !optional.includes(name))).toEqual([]);
});
