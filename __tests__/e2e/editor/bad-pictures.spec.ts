import { randomFillSync } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { LARGEST_MB } from "../../../src/model/fields/picture";
import { expect, test } from "./fixtures";
import { fillEach, openEditor, openEntry, openNew, save, type Desk } from "./desk";
import { choose, openLibrary } from "./library";

// Decap logs what it refuses, and asks for a new picture before it has it.
test.use({
  expectedNoise: /decap-cms|CMS_MANUAL_INIT|404.*media|^(undefined|Object)/,
});

/** Chooses a file for a new picture; a large one is quicker by its path. */
const upload = async (page: Page, desk: Desk, file: Parameters<Locator["setInputFiles"]>[0]) => {
  await openEditor(page, desk);
  await openNew(page, "GalleryPicture");
  const library = await openLibrary(page);
  await library.locator("input[type=file]").setInputFiles(file);
};

test("a picture of an iPhone is refused with a sentence", async ({ page, desk }) => {
  await upload(page, desk, {
    name: "IMG_0001.HEIC",
    mimeType: "image/heic",
    buffer: Buffer.from("ftypheic"),
  });
  await expect(page.getByRole("alertdialog")).toContainText("formato del iPhone (HEIC)");
  expect(desk.changes()).toBe("");
});

test("a file that is no picture is refused with a sentence", async ({ page, desk }) => {
  await upload(page, desk, {
    name: "barco.jpg",
    mimeType: "image/jpeg",
    buffer: Buffer.from("no picture"),
  });
  await expect(page.getByRole("alertdialog")).toContainText("no es una foto que se pueda leer");
  expect(desk.changes()).toBe("");
});

test("a picture of 30 MB is made smaller, and said so", async ({ page, desk }, testInfo) => {
  // Noise cannot be compressed: a picture of 30 MB with no more pixels than a phone's.
  const raw = { width: 4000, height: 2500, channels: 3 } as const;
  const noise = randomFillSync(Buffer.alloc(raw.width * raw.height * raw.channels));
  const file = testInfo.outputPath("bahia-grande.png");
  const { size: given } = await sharp(noise, { raw }).png({ compressionLevel: 0 }).toFile(file);
  expect(given).toBeGreaterThan(29e6);
  await upload(page, desk, file);
  const notice = page.getByRole("alertdialog");
  await expect(notice).toContainText(
    /La foto pesaba \d\d(,\d)? MB; la hemos reducido a \d+(,\d)? MB/,
  );
  await notice.getByRole("button", { name: "Entendido" }).click();
  await page.getByRole("button", { name: "Confirmar selección" }).click();
  const shown = page.locator("img").first();
  await expect(shown).toHaveAttribute("src", /^blob:/);
  const size = await shown.evaluate(async (image: HTMLImageElement) => {
    const picture = await (await fetch(image.src)).blob();
    return picture.type === "image/jpeg" ? picture.size : NaN;
  });
  expect(size).toBeLessThan(LARGEST_MB * 1e6);
});

test("a new picture never takes the place of another of its name", async ({ page, desk }) => {
  await openEditor(page, desk);
  await openEntry(page, "GalleryPicture", "9");
  await choose(page, "boat-helm-2.jpg", {
    name: "boat-helm.jpg",
    mimeType: "image/jpeg",
    buffer: readFileSync(join(desk.folder, "content/media/sea-cave.jpg")),
  });
  // It is seen before it is saved.
  const whole = page.getByRole("group", { name: "Punto de interés" }).locator("img").first();
  await expect.poll(() => whole.evaluate((img: HTMLImageElement) => img.naturalWidth)).not.toBe(0);
  await fillEach(page, "Descripción", "Una cueva.");
  await save(page);
  expect(desk.changes()).toBe(" M content/gallery/9.json\n?? content/media/boat-helm-2.jpg\n");
  expect(readFileSync(join(desk.folder, "content/gallery/9.json"), "utf8")).toContain(
    "/media/boat-helm-2.jpg",
  );
});
