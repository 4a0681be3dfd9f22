import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { TEST_CONTENT } from "../../../src/commands/lib/test-sites";
import { expect } from "../fixtures";
import { field, fillEach, openNew, saveNew } from "./desk";
import { choose } from "./library";

const each = (text: string) => ({
  es: `${text} (Español)`,
  en: `${text} (English)`,
  de: `${text} (Deutsch)`,
});

/** A service as its file must say it: what was left empty is not written. */
export const YOGA = {
  id: "yoga-en-proa-espanol",
  title: each("Yoga en proa"),
  text: each("Una hora de calma."),
  picture: { file: "/media/boat-bow-table.jpg", description: each("La mesa de proa.") },
  // After the services of the tests' content.
  order: 6,
};

export const addYoga = async (page: Page) => {
  await openNew(page, "Service");
  await fillEach(page, "Nombre", "Yoga en proa");
  await fillEach(page, "Texto", "Una hora de calma.");
  await choose(page, "boat-bow-table.jpg");
  await fillEach(page, "Descripción", "La mesa de proa.");
  await saveNew(page);
};

/** Adds picture 10 with a file whose name cannot be kept: it becomes `cala-vella-dia.jpg`. */
export const addPicture = async (page: Page) => {
  await openNew(page, "GalleryPicture");
  await field(page, ["Sección"]).selectOption("Las experiencias");
  await choose(page, "cala-vella-dia.jpg", {
    name: "Cala Vella (día).JPG",
    mimeType: "image/jpeg",
    buffer: readFileSync(join(TEST_CONTENT, "media/sea-cave.jpg")),
  });
  const shown = page.locator("img").first();
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).not.toBe(0);
  await fillEach(page, "Descripción", "Cala Vella de día.");
};

/** Opens a new review and fills its form. */
export const writeReview = async (page: Page, name: string) => {
  await openNew(page, "Review");
  await field(page, ["Nombre"]).fill(name);
  await fillEach(page, "Texto", "Volveremos.");
};

export const addReview = async (page: Page) => {
  await writeReview(page, "Ana de Prueba");
  await saveNew(page);
};
