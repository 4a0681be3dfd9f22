import type { Page } from "@playwright/test";

type Upload = { name: string; mimeType: string; buffer: Buffer };

/** Opens the pictures from which a form's first picture is chosen. */
export const openLibrary = async (page: Page) => {
  await page.getByRole("button", { name: /^Elige una imagen/ }).click();
  return page.getByRole("dialog").filter({ hasText: "Imágenes" });
};

/** Chooses a picture by its name, after uploading it when it is not there yet. */
export const choose = async (page: Page, name: string, upload?: Upload) => {
  const library = await openLibrary(page);
  if (upload) {
    await library.locator("input[type=file]").setInputFiles(upload);
    await page.getByRole("button", { name: "Entendido" }).click();
    // What has been uploaded is chosen at once.
    await library.getByText(name).waitFor();
  } else {
    await library.getByText(name).click();
  }
  await library.getByRole("button", { name: "Confirmar selección" }).click();
};
