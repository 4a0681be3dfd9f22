import { randomFillSync } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { LARGEST_MB } from "../../../src/model/fields/picture";
import { expect, test } from "./fixtures";
import { fillEach, openEditor, openEntry, openNew, save, type Desk } from "./desk";
import { choose, openLibrary } from "./library";

// Decap logs what it refuses, and asks for a new picture before it has it.
test.use({
  expectedNoise: /decap-cms|CMS_MANUAL_INIT|404.*media|^(undefined|Object)/,
});

/** Opens where a file is chosen for a new picture. */
const openUpload = async (page: Page, desk: Desk) => {
  await openEditor(page, desk);
  await openNew(page, "GalleryPicture");
  const library = await openLibrary(page);
  return library.locator("input[type=file]");
};

const dot = () =>
  sharp({ create: { width: 1, height: 1, channels: 3, background: "#147" } })
    .png()
    .toBuffer();

const SCRIPT = '<svg xmlns="http://www.w3.org/2000/svg"><script>throw Error()</script></svg>';

/** What is no picture for the site, by its name, and what is said of it. */
const refused: [name: string, content: string | Promise<Buffer>, sentence: string][] = [
  ["IMG_0001.HEIC", "ftypheic", "formato del iPhone (HEIC)"],
  ["texto.jpg", "no picture", "no es una foto que se pueda leer"],
  ["vacia.jpg", "", "no es una foto que se pueda leer"],
  ["logo.svg", SCRIPT, "no es una foto que se pueda leer"],
  ["logo.png", SCRIPT, "no es una foto que se pueda leer"],
  ["video.jpg", "\0\0\0\x18ftypmp42\0\0\0\0mp42isom", "no es una foto que se pueda leer"],
  ["punto.png", dot(), "mide solo 1 × 1 píxeles"],
];

test("what is no picture for the site is refused with a sentence", async ({ page, desk }) => {
  const input = await openUpload(page, desk);
  const notice = page.getByRole("alertdialog");
  for (const [name, content, sentence] of refused) {
    // Its name alone tells the browser what a file is.
    const mimeType = { jpg: "image/jpeg", png: "image/png", svg: "image/svg+xml" }[name.slice(-3)];
    const buffer = Buffer.from(await content);
    await input.setInputFiles({ name, mimeType: mimeType ?? "", buffer });
    await expect(notice).toContainText(`«${name}»`);
    await expect(notice).toContainText(sentence);
    await notice.getByRole("button", { name: "Entendido" }).click();
  }
  expect(desk.changes()).toBe("");
});

test("a picture of 30 MB is made smaller, and said so", async ({ page, desk }, testInfo) => {
  // Noise cannot be compressed: a picture of 30 MB with no more pixels than a phone's.
  const raw = { width: 4000, height: 2500, channels: 3 } as const;
  const noise = randomFillSync(Buffer.alloc(raw.width * raw.height * raw.channels));
  const file = testInfo.outputPath("bahia-grande.png");
  const { size: given } = await sharp(noise, { raw }).png({ compressionLevel: 0 }).toFile(file);
  expect(given).toBeGreaterThan(29e6);
  const input = await openUpload(page, desk);
  // A large file is quicker by its path.
  await input.setInputFiles(file);
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
