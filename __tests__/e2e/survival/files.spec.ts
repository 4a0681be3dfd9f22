import { startApp, waitForHydration } from "../setup/app";
import { holdBack } from "../setup/hold-back";
import { words } from "../spec/words";
import { expect, test } from "./fixtures";
import { cutPage, injectFault, renamePageScript } from "./faults";
const PAGE_SCRIPT = "**/component---*.js";

test.describe("a file of the app that fails while it starts", () => {
  test.use({ expectedNoise: /Failed to load resource|MIME type|ChunkLoadError|Not rendering/ });

  test("the page's script is gone: the page stays readable and the draft is kept", async ({
    page,
    visit,
  }) => {
    await injectFault(page, PAGE_SCRIPT, "gone (404, HTML)");
    await visit.openAndWrite("/contacto/");
    await visit.settle();
    await visit.expectKeptAfterReload();
  });
});

test.describe("a file of the app that fails at a link", () => {
  test.use({
    expectedNoise: /Failed to load resource|MIME type|ChunkLoadError|component chunk/,
  });

  // A feature of Gatsby, which an update could remove.
  test("the browser loads a page whose script this build does not know, or is gone, and Back works", async ({
    page,
    visit,
  }) => {
    await visit.openWithApp("/quienes-somos/");
    await renamePageScript(page);
    await visit.follow("/politica-cookies/");
    await visit.waitForPath("/politica-cookies/");
    await visit.settle();
    expect(visit.loads).toBe(2);
    await page.unrouteAll();
    await startApp(page);
    await injectFault(page, PAGE_SCRIPT, "gone (404, HTML)");
    await visit.follow("/precios/");
    await visit.waitForPath("/precios/");
    await visit.expectUsable();
    expect(visit.loads).toBe(3);
    await page.goBack();
    await visit.waitForPath("/politica-cookies/");
  });
});

test.describe("a part that the app loads late", () => {
  // Each failure is handled, so no `ChunkLoadError` is expected.
  test.use({ expectedNoise: /Failed to load resource|MIME type|Unexpected|Invalid|missing \)/ });

  test("the lightbox: the page does not move when React comes, and the picture opens as a file", async ({
    page,
    visit,
  }) => {
    await injectFault(page, "**/lazy-lightbox-*.js", "half of it");
    await page.goto("/galeria/", { waitUntil: "domcontentloaded" });
    const release = await holdBack(page, "**/app-data.json");
    await page.locator("main a[data-app]").last().focus();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(0);
    release();
    await waitForHydration(page);
    expect(await page.evaluate(() => scrollY)).toBe(before);
    expect(visit.loads).toBe(1);
    await page.locator("main a[data-app]").first().click();
    await page.waitForURL(/\.jpg$/);
    await page.goBack();
  });

  test("the notice: its words are there without its looks", async ({ page, visit }) => {
    await injectFault(page, "**/lazy-toast-*.js", "gone (404, HTML)");
    await visit.openAndWrite("/contacto/");
    await page.getByRole("button", { name: words.send }).click();
    await expect(page.locator("[role=status] p")).toContainText(words.sent);
  });

  test("the head's script: the page after the next has its title", async ({ page, visit }) => {
    await injectFault(page, "**/lazy-helmet-*.js", "a broken connection");
    await visit.openWithApp("/");
    await visit.follow("/precios/");
    await visit.waitForPath("/precios/");
    await visit.settle();
    await page.unrouteAll();
    await visit.follow("/excursiones/");
    await expect(page).toHaveTitle(/^Excursiones/);
    expect(visit.loads).toBe(1);
  });
});

test.describe("half a page", () => {
  test.use({ expectedNoise: /Content Security Policy/ });

  test("it comes each time: the page is loaded twice and no more, and whole by hand", async ({
    page,
    visit,
  }) => {
    await cutPage(page, "/", 50, Infinity);
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await visit.expectReloadWithoutApp();
    expect(visit.loads).toBe(2);
    await page.unrouteAll();
    await page.reload();
  });
});
