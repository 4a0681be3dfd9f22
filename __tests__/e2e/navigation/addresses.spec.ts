import { waitForHydration } from "../setup/app";
import { expect, test } from "../setup/fixtures";

test("the page that is not found names the one that was probably looked for", async ({ page }) => {
  await page.goto("/de/Resen%CC%83as/");
  const words = "Meinten Sie vielleicht:";
  const { host } = new URL(page.url());
  const line = page.locator("main p", { hasText: words });
  await expect(line).toHaveText(`${words} ${host}/de/reseñas/`);
  // The app finds it again.
  await page.locator("header summary").press("ArrowDown");
  await waitForHydration(page);
  await line.getByRole("link").click();
  await expect(page).toHaveURL(/\/de\/rese%C3%B1as\/$/);
  await expect(page.locator("meta[name=robots][content*=noindex]")).toHaveCount(0);
  await page.goto("/de/Resenas2/", { waitUntil: "domcontentloaded" });
  await expect(page.locator("main h1")).toBeVisible();
  await expect(line).toBeHidden();
});
