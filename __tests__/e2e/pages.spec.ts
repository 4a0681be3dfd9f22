import { localPath } from "../../src/languages";
import { routes } from "../../src/routes";
import { expect, test } from "./fixtures";
import { pages } from "./pages";

test("every page answers at its own address, with its status", async ({ request }) => {
  for (const { name, path } of pages) {
    const response = await request.get(encodeURI(path), { maxRedirects: 0 });
    expect(response.status(), path).toBe(name === "notFound" ? 404 : 200);
  }
});

test("every page reached by a click from the home page, without a fault", async ({ page }) => {
  test.setTimeout(180_000);
  // The banner, which appears once a page is alive, may come between the pointer and a link.
  await page.addInitScript(() => {
    if (self === top) localStorage.setItem("cookieConsent", "accepted");
  });
  for (const { name, language, path } of pages) {
    if (name === "notFound") continue;
    // What the home page does not link to is reached from the page that does.
    const start = name === "writeReview" ? routes.reviews : routes.home;
    await page.goto(localPath(start, language));
    const link = page.locator(`a:visible[href="${path}"], a:visible[href="${encodeURI(path)}"]`);
    await link.first().click();
    await expect(page).toHaveURL((url) => decodeURI(url.pathname) === path);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.locator("h1")).toHaveCount(1);
  }
});
