import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect, test } from "../fixtures";
import { choose, field, openEditor, openEntry, openNew, save, startDesk, type Desk } from "./desk";

const PORT = 8093;

// Decap logs what it refuses, and asks for a new picture before it has it.
test.use({
  expectedNoise: /decap-cms|CMS_MANUAL_INIT|404.*media|^(undefined|Object)/,
});

let desk: Desk;
test.beforeAll(async () => {
  desk = await startDesk(PORT);
});
test.afterAll(() => desk.close());

const upload = async (page: Page, name: string, mimeType: string, buffer: Buffer) => {
  await openEditor(page, desk);
  await openNew(page, "GalleryPicture");
  await page.getByRole("button", { name: /^Elige una imagen/ }).click();
  await page.locator("input[type=file]").setInputFiles({ name, mimeType, buffer });
};

test("a picture of an iPhone is refused with a sentence", async ({ page }) => {
  await upload(page, "IMG_0001.HEIC", "image/heic", Buffer.from("ftypheic"));
  await expect(page.getByRole("alertdialog")).toContainText("formato del iPhone (HEIC)");
  expect(desk.changes()).toBe("");
});

test("a file that is no picture is refused with a sentence", async ({ page }) => {
  await upload(page, "barco.jpg", "image/jpeg", Buffer.from("no picture"));
  await expect(page.getByRole("alertdialog")).toContainText("no es una foto que se pueda leer");
  expect(desk.changes()).toBe("");
});

test("a picture of 30 MB is made smaller, and said so", async ({ page }) => {
  test.setTimeout(120_000);
  // Noise cannot be compressed: a picture of 30 MB with no more pixels than a phone's.
  const { data, info } = await sharp({
    create: {
      width: 4000,
      height: 3000,
      channels: 3,
      background: "#888",
      noise: { type: "gaussian", mean: 128, sigma: 90 },
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  expect(info.size).toBeGreaterThan(25e6);
  await openEditor(page, desk);
  await openNew(page, "GalleryPicture");
  await choose(page, "bahia-grande.jpg", {
    name: "bahia-grande.png",
    mimeType: "image/png",
    buffer: data,
  });
  await expect(page.locator("img").first()).toHaveAttribute("src", /^blob:/);
});

test("what the form's rules do not see is told in the words of the check", async ({ page }) => {
  await openEditor(page, desk);
  await openEntry(page, "Trip", "morning");
  await field(page, ["Regreso"]).fill("08:00");
  await page.getByRole("button", { name: "Guardar", exact: true }).click();
  await page.getByRole("menuitem", { name: "Guardar en este ordenador" }).click();
  await expect(page.getByRole("alertdialog")).toContainText(
    "Regreso: el regreso no es después de la salida.",
  );
  await page.getByRole("button", { name: "Entendido" }).click();
  await expect(field(page, ["Regreso"])).toHaveValue("08:00");
  expect(desk.changes()).toBe("");
});

test("the later of two people does not undo the earlier one's change", async ({
  page,
  browser,
  baseURL,
}) => {
  const other = await browser.newPage({ baseURL });
  await openEditor(page, desk);
  await openEntry(page, "Trip", "sunset");
  await openEditor(other, desk);
  await openEntry(other, "Trip", "sunset");
  await field(other, ["Salida"]).fill("17:15");
  await save(other);
  await other.close();

  await field(page, ["Nombre", "English"]).fill("Sundown");
  await page.getByRole("button", { name: "Guardar", exact: true }).click();
  await page.getByRole("menuitem", { name: "Guardar en este ordenador" }).click();
  await expect(page.getByRole("alertdialog")).toContainText("otra persona ha guardado un cambio");
  const saved = readFileSync(join(desk.folder, "content/trips/sunset.json"), "utf8");
  expect(saved).toContain("17:15");
  expect(saved).not.toContain("Sundown");
  // What has been written can still be copied.
  await page.getByRole("button", { name: "Entendido" }).click();
  await expect(field(page, ["Nombre", "English"])).toHaveValue("Sundown");
});
