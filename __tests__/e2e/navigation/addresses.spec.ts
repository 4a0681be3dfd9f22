import { startApp, waitForHydration } from "../setup/app";
import { expect, test } from "../setup/fixtures";

test("a lone % in the hash does not cost the app, when it starts or later", async ({ page }) => {
  await page.goto("/galeria/#50%");
  await startApp(page);
  await page.evaluate(() => location.assign("#%"));
  await expect(page).toHaveURL(/\/galeria\/#%$/);
  await page.locator("main a[data-app]").nth(1).click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("the page that is not found names the one that was probably looked for", async ({ page }) => {
  for (const [path, words, name, address] of [
    ["/Resenas", "Quizá buscabais:", "/reseñas/", "/rese%C3%B1as/"],
    ["/de/Resen%CC%83as/", "Meinten Sie vielleicht:", "/de/reseñas/", "/de/rese%C3%B1as/"],
  ] as const) {
    await page.goto(path);
    const { host } = new URL(page.url());
    const line = page.locator("main p", { hasText: words });
    await expect(line).toHaveText(`${words} ${host}${name}`);
    const hasApp = await page.evaluate(() =>
      document.querySelector<HTMLTemplateElement>("template")?.content.hasChildNodes(),
    );
    if (hasApp) {
      await page.locator("header summary").press("ArrowDown");
      await waitForHydration(page);
    }
    await line.getByRole("link").click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(page.locator("meta[name=robots][content*=noindex]")).toHaveCount(0);
    await page.goto(`${path}2`);
    await expect(page.locator("main h1")).toBeVisible();
    await expect(line).toBeHidden();
  }
});
