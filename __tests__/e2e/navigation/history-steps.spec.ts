import type { Page } from "@playwright/test";
import { startApp } from "../setup/app";
import { expect, test } from "../setup/fixtures";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Galería" });

/** Returns the number of entries of the history, and the address. */
const place = (page: Page) =>
  page.evaluate(() => ({ entries: history.length, address: location.pathname + location.hash }));

test("pictures pressed twice, before the app starts and after, are one step, and so is closing them", async ({
  page,
}) => {
  await page.goto("/galeria/");
  const { entries } = await place(page);
  const closings = [
    () => dialog(page).getByRole("button", { name: "Cerrar" }).dblclick({ force: true }),
    async () => {
      // In one task: the first step back is still to come.
      await page.evaluate(() => {
        const close = document.querySelector<HTMLElement>("dialog:modal button");
        close?.click();
        close?.click();
      });
    },
    async () => {
      await page.keyboard.press("ArrowRight");
      await Promise.all([page.keyboard.press("Escape"), page.keyboard.press("Escape")]);
    },
  ];
  for (const close of closings) {
    await page.getByRole("link", { name: "Ampliar la imagen 2 de 9" }).dblclick();
    await expect(dialog(page)).toBeVisible();
    expect(await place(page)).toEqual({ entries: entries + 1, address: "/galeria/#2" });
    await close();
    await expect(dialog(page)).toBeHidden();
    await expect.poll(() => place(page)).toMatchObject({ address: "/galeria/" });
  }
  await page.goForward();
  await expect(dialog(page)).toBeVisible();
});

test("a link pressed again on the page that it leads to adds no step", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/rese%C3%B1as/");
  await startApp(page);
  const { entries } = await place(page);
  /** Presses a link and waits until its step is taken and, two frames later, shown: until then another one replaces it. */
  const follow = (link: string) =>
    page.evaluate(async (selector) => {
      const keyNow = () => (history.state as { key?: string } | null)?.key;
      const key = keyNow();
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      document.querySelector<HTMLElement>(selector)?.click();
      while (keyNow() === key) await frame();
      await frame();
      await frame();
    }, link);
  await follow("footer a[href='/rese%C3%B1as/']");
  await follow("footer a[href='/precios/']");
  await expect(page).toHaveURL(/\/precios\/$/);
  await page.evaluate(() => history.replaceState(history.state, "", "?a=1"));
  await follow("footer a[href='/rese%C3%B1as/']");
  await expect(page).toHaveURL(/rese%C3%B1as\/$/);
  await expect(page.locator("footer a[href='/rese%C3%B1as/'][aria-current]")).toBeAttached();
  await follow("footer a[href='/rese%C3%B1as/']");
  expect(await place(page)).toMatchObject({ entries: entries + 2 });
  await page.goBack();
  await expect(page).toHaveURL(/\/precios\/\?a=1$/);
});
