import { defaultLanguage, languageCodes, localPath } from "../../../src/model/languages";
import { routes } from "../../../src/model/routes";
import { expect, test } from "../setup/fixtures";
import { pages } from "../setup/pages";
import { quickIf } from "../setup/quick";
import { storeItems } from "../setup/stored-items";

test("every page answers at its own address, with its status", async ({ request }) => {
  for (const { name, path } of pages) {
    const response = await request.get(encodeURI(path), { maxRedirects: 0, maxRetries: 3 });
    expect(response.status(), path).toBe(name === "notFound" ? 404 : 200);
  }
});

for (const code of languageCodes) {
  test(
    `every page reached by a click from another, without a fault: ${code}`,
    quickIf(code === defaultLanguage),
    async ({ page }) => {
      // The cookie banner could cover a link.
      await storeItems(page, { cookieConsent: "accepted" });
      await page.goto(localPath(routes.home, code));
      for (const { name, path } of pages.filter(({ language }) => language === code)) {
        if (name === "notFound") continue;
        // Only the page of reviews links to it, and that of services to the next.
        if (name === "writeReview") await page.goto(localPath(routes.reviews, code));
        if (name === "service") await page.goto(localPath(routes.services, code));
        const link = page.locator(
          `a:visible[href="${path}"], a:visible[href="${encodeURI(path)}"]`,
        );
        await link.first().click();
        await expect(page).toHaveURL((url) => decodeURI(url.pathname) === path);
        await expect(page.locator("html")).toHaveAttribute("lang", code);
        await expect(page.locator("h1")).toHaveCount(1);
      }
    },
  );
}
