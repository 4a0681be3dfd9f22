import type { Page } from "@playwright/test";
import { expect, test } from "../setup/fixtures";

const dialog = (page: Page) => page.getByRole("dialog", { name: /Galería|Gallery|Galerie/ });
const tile = (page: Page, number: number) =>
  page.getByRole("link", { name: `Ampliar la imagen ${number} de 9` });

test(
  "Clicking an image opens a full-screen lightbox with previous, next and close buttons",
  { tag: "@both" },
  async ({ page }) => {
    await page.goto("/galeria/");
    await tile(page, 2).click();
    await expect(dialog(page)).toBeVisible();
    const box = await dialog(page).boundingBox();
    expect(box).toMatchObject({ x: 0, y: 0, ...page.viewportSize() });
    await expect(dialog(page)).toContainText("2 / 9");
    await dialog(page).getByRole("button", { name: "Imagen siguiente" }).click();
    // Screen readers announce number and description of the picture.
    const announced = dialog(page).locator("[aria-live=polite]");
    await expect(announced).toHaveText(["3 / 9", /\w/]);
    await dialog(page).getByRole("button", { name: "Imagen anterior" }).click();
    await dialog(page).getByRole("button", { name: "Imagen anterior" }).click();
    await expect(dialog(page)).toContainText("1 / 9");
    await dialog(page).getByRole("button", { name: "Cerrar" }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(tile(page, 1)).toBeFocused();
  },
);

test("Arrow keys move (wrapping around the full nine-image list); Escape closes; neighbours are preloaded, focus is trapped inside, the page behind does not scroll", async ({
  page,
}) => {
  await page.goto("/galeria/");
  await tile(page, 9).focus();
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toContainText("9 / 9");
  await page.keyboard.press("ArrowRight");
  await expect(dialog(page)).toContainText("1 / 9");
  const images = dialog(page).locator("img");
  await expect(images).toHaveCount(3);
  for (const image of await images.all())
    await expect
      .poll(() => image.evaluate((node: HTMLImageElement) => node.complete && node.naturalWidth))
      .toBeGreaterThan(0);
  await page.keyboard.press("ArrowLeft");
  await expect(dialog(page)).toContainText("9 / 9");
  for (let step = 0; step < 9; step += 1) await page.keyboard.press("ArrowLeft");
  await expect(dialog(page)).toContainText("9 / 9");
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press("Tab");
    const inPage = await page.evaluate(
      () => document.activeElement?.closest("main") && !document.activeElement.closest("dialog"),
    );
    expect(inPage).toBeFalsy();
  }
  const before = await page.evaluate(() => scrollY);
  await page.mouse.move(100, 300);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press("PageDown");
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(tile(page, 9)).toBeFocused();
});

test("Each picture has its own address that opens it, can be shared, and does not trap Back", async ({
  page,
}) => {
  await page.goto("/precios/");
  await page.goto("/galeria/");
  await page.evaluate(() => scrollTo(0, 400));
  await tile(page, 1).click();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/\/galeria\/#2$/);
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(/\/galeria\/$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/precios\/$/);

  await page.goto("/en/galeria/#7");
  await expect(dialog(page)).toContainText("7 / 9");
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\/en\/galeria\/$/);
});
