import { expectAccessible } from "../accessibility/axe";
import { startApp } from "../setup/app";
import { expect, test } from "../setup/fixtures";
import { desk, phone, spaced, zoomed } from "../setup/views";

test("Clicking an image opens a full-screen lightbox with previous, next and close buttons. Arrow keys move (wrapping around the full nine-image list); Escape closes; neighbours are preloaded, focus is trapped inside, the page behind does not scroll; each picture has its own address, which does not trap Back", async ({
  page,
}) => {
  const dialog = page.getByRole("dialog", { name: "Galería" });
  const tile = (number: number) =>
    page.getByRole("link", { name: `Ampliar la imagen ${number} de 9` });
  await page.goto("/aviso-legal/", { waitUntil: "commit" });
  // A lone % in the hash costs no app, when it starts or later.
  await page.goto("/galeria/#50%");
  await startApp(page);
  await page.evaluate(() => location.replace("#%"));
  await expect(page).toHaveURL(/\/galeria\/#%$/);
  // An address that is shared opens its picture.
  await page.evaluate(() => location.replace("#6"));
  await expect(dialog).toContainText("6 / 9");
  const views = [zoomed, spaced, desk];
  await expectAccessible(page, "lightbox", views, { axeIn: [zoomed] });
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/galeria\/$/);

  await tile(2).click();
  for (const { width, height } of [desk, phone]) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, width, height });
    await expect(dialog).toContainText("2 / 9");
    await dialog.getByRole("button", { name: "Imagen siguiente" }).click();
    // Screen readers announce number and description of the picture.
    await expect(dialog.locator("[aria-live=polite]")).toHaveText(["3 / 9", /\w/]);
    await dialog.getByRole("button", { name: "Imagen anterior" }).click();
  }
  await dialog.getByRole("button", { name: "Imagen anterior" }).click();
  await expect(dialog).toContainText("1 / 9");
  await dialog.getByRole("button", { name: "Cerrar" }).click();
  await expect(dialog).toBeHidden();
  await expect(tile(1)).toBeFocused();

  await tile(9).focus();
  await page.keyboard.press("Enter");
  await expect(dialog).toContainText("9 / 9");
  await page.keyboard.press("ArrowRight");
  await expect(dialog).toContainText("1 / 9");
  const images = dialog.locator("img");
  await expect(images).toHaveCount(3);
  for (const image of await images.all())
    await expect
      .poll(() => image.evaluate((node: HTMLImageElement) => node.complete && node.naturalWidth))
      .toBeGreaterThan(0);
  await page.keyboard.press("ArrowLeft");
  await expect(dialog).toContainText("9 / 9");
  for (let step = 0; step < 9; step += 1) await page.keyboard.press("ArrowLeft");
  await expect(dialog).toContainText("9 / 9");
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
  await page.keyboard.press("ArrowLeft");
  await expect(page).toHaveURL(/\/galeria\/#8$/);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/galeria\/$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/aviso-legal\/$/);
});
