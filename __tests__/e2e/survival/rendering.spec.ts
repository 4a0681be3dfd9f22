import type { Page } from "@playwright/test";
import { startApp } from "../setup/app";
import { expect, test } from "./fixtures";
import { changePageData } from "./faults";

/** Locates the heading of the error message that replaces the content. */
const message = (page: Page) => page.locator("main > * > [role=alert] > h1");

test.describe("data that a page cannot be made of", () => {
  test.use({ expectedNoise: /Cannot read properties|Minified React error|found no content/ });

  test("in the content: a message, a button that brings the page as it was built, and the page after it whole", async ({
    page,
    visit,
  }) => {
    // When the app starts.
    await changePageData(page, { page: {} });
    await visit.openAndWrite("/contacto/");
    await expect(message(page)).toBeVisible();
    await visit.expectUsable();
    await visit.expectKept();
    await page.locator("main [role=alert] button").click();
    await expect(page.locator("main form")).toBeVisible();
    await visit.expectReloadWithoutApp();
    // At a link.
    await page.unrouteAll();
    await visit.follow("/precios/");
    await visit.waitForPath("/precios/");
    await startApp(page);
    const { loads } = visit;
    await changePageData(page, { page: {} });
    await visit.follow("/politica-cookies/");
    await visit.waitForPath("/politica-cookies/");
    await expect(message(page)).toBeVisible();
    await visit.expectUsable();
    await page.unrouteAll();
    await visit.follow("/aviso-legal/");
    await visit.waitForPath("/aviso-legal/");
    await expect(message(page)).toHaveCount(0);
    expect(visit.loads).toBe(loads);
  });

  test("outside the content: the page as it was built, and the app again on the next", async ({
    page,
    visit,
  }) => {
    // When the app starts.
    await changePageData(page, { company: null });
    await page.goto("/quienes-somos/", { waitUntil: "domcontentloaded" });
    await page.locator("[data-app]").first().dispatchEvent("pointerdown");
    await visit.expectReloadWithoutApp();
    await visit.expectUsable();
    expect(visit.loads).toBe(2);
    await page.unrouteAll();
    await visit.follow("/politica-cookies/");
    await visit.waitForPath("/politica-cookies/");
    await startApp(page);
    expect(visit.loads).toBe(3);
    // At a link.
    await changePageData(page, { company: null });
    await visit.follow("/precios/");
    await visit.waitForPath("/precios/");
    await visit.expectReloadWithoutApp();
    expect(visit.loads).toBe(4);
  });
});
