import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { ownViolations } from "./axe";
import { expect, test } from "./fixtures";
import { field, openEditor, openEntry, pressSave, save, saveNew } from "./desk";
import { openLibrary } from "./library";
import { writeReview } from "./owner-additions";
import { present } from "../../setup/present";

// Decap logs what it refuses.
test.use({ expectedNoise: /decap-cms|CMS_MANUAL_INIT|^(undefined|Object)/ });

/** Reads the notice and closes it. */
const expectAlert = async (page: Page, text: string) => {
  await expect(page.getByRole("alertdialog")).toContainText(text);
  await page.getByRole("button", { name: "Entendido" }).click();
};

test("an amount is stored as it was meant, and asked back where it has two readings", async ({
  page,
  desk,
}) => {
  await openEditor(page, desk);
  await openEntry(page, "datos", "Prices");
  const price = field(page, ["Tarifas", "Mañana"]);
  await price.fill("1.250,50 €");
  await expect(page.getByText(/^En la web: 1250,50\s€$/)).toBeVisible();
  // As if a digit had been lost or gained.
  await pressSave(page);
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText(/Precio: de .+ a 1250,50\s€\./);
  expect(await ownViolations(page)).toEqual([]);
  await question.getByRole("button", { name: "No, lo corrijo" }).click();
  await expect(price).toBeFocused();
  expect(desk.changes()).toBe("");
  await pressSave(page);
  await question.getByRole("button", { name: "Sí, guardar" }).click();
  // The notice that nothing was saved does not stay beside it.
  await expect(page.locator(".Toastify__toast")).toHaveText(["Entrada guardada"]);
  await expect(price).toHaveValue("1250,50");
  const saved = () => readFileSync(join(desk.folder, "content/prices.json"), "utf8");
  expect(saved()).toContain('"amount": 1250.5\n');

  await price.fill("1,250");
  await expect(page.getByText("se puede leer de dos maneras")).toBeVisible();
  await pressSave(page);
  await expectAlert(page, "Tarifas › Mañana › Precio: «1,250» se puede leer de dos maneras");
  await expect(price).toBeFocused();
  await expect(price).toHaveValue("1,250");
  expect(saved()).toContain('"amount": 1250.5\n');

  page.once("dialog", (leaving) => void leaving.accept());
  // Other numbers take a comma, too, and the wheel scrolls the form instead of turning them.
  await openEntry(page, "datos", "Company");
  const latitude = field(page, ["Latitud"]);
  await latitude.fill("");
  await latitude.pressSequentially("39,5");
  await expect(latitude).toHaveValue("39.5");
  const { y } = (await latitude.boundingBox()) ?? { y: 0 };
  await latitude.hover();
  await page.mouse.wheel(0, -200);
  await expect.poll(async () => (await latitude.boundingBox())?.y).not.toBe(y);
  await expect(latitude).toHaveValue("39.5");
});

test("a save that breaks the rules of the form says why, and leads to the first error", async ({
  page,
  desk,
}) => {
  await openEditor(page, desk);
  await openEntry(page, "Trip", "morning");
  const start = field(page, ["Salida"]);
  const end = field(page, ["Regreso"]);
  await start.fill("25:70");
  await end.fill("tarde");
  await field(page, ["Para quién", "Deutsch"]).click();
  await expect(start).not.toBeInViewport();
  await pressSave(page);
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText('Salida: "25:70" no vale. Hora local de Palma');
  expect(await ownViolations(page)).toEqual([]);
  await expectAlert(page, 'Regreso: "tarde" no vale.');
  await expect(start).toBeInViewport();
  await expect(start).toBeFocused();
  // All that is wrong is marked, until it is put right.
  await expect(end).toHaveAttribute("aria-invalid", "true");
  expect(await ownViolations(page)).toEqual([]);
  await expect(page.getByText("No se entiende.")).toHaveCount(2);
  await end.fill("1345");
  await expect(page.getByText("Se entiende: 13:45")).toBeVisible();
  await expect(end).not.toHaveAttribute("aria-invalid");
  await start.fill(" 9 h");
  await save(page);
  await expect(start).toHaveValue("09:00");
  await expect(end).toHaveValue("13:45");
  expect(desk.changes()).toBe(" M content/trips/morning.json\n");
  desk.undo();

  // An item of a list that is closed opens for the error in it.
  page.once("dialog", (leaving) => void leaving.accept());
  await openEntry(page, "LegalText", "cookies");
  const second = page.locator("[class*='-SortableListItem']").nth(1);
  const german = second.locator("[id^=title-field-]").getByLabel("Deutsch");
  // An item says what it is, and whether it is open; the arrow keys move it.
  const lid = second.getByRole("button", { name: "Apartado 2", exact: true });
  await expect(lid).toHaveAttribute("aria-expanded", "false");
  const first = page.getByRole("button", { name: "Mover: Apartado 1" });
  const titles = page.locator("[class*='-NestedObjectLabel']");
  const before = await titles.allTextContents();
  await first.press("ArrowDown");
  await expect(titles.nth(1)).toHaveText(present(before[0], "title"));
  await expect(page.getByRole("button", { name: "Mover: Apartado 2" })).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(titles).toHaveText(before);
  await expect(first).toBeFocused();
  await lid.click();
  await expect(lid).toHaveAttribute("aria-expanded", "true");
  await german.fill("");
  await lid.click();
  await expect(german).toBeHidden();
  await pressSave(page);
  await expectAlert(page, "Apartados › 2 › Título › Deutsch es obligatorio.");
  await expect(german).toBeFocused();
  expect(desk.changes()).toBe("");
});

test("an entry of a name that is taken has an identifier of its own", async ({ page, desk }) => {
  await openEditor(page, desk);
  await writeReview(page, "Otto");
  await saveNew(page);
  expect(desk.changes()).toBe("?? content/reviews/otto-2.json\n");
});

test("what the check of the whole content refuses is not deleted", async ({ page, desk }) => {
  await openEditor(page, desk);
  await openEntry(page, "GalleryPicture", "1");
  const library = await openLibrary(page);
  expect(await ownViolations(page)).toEqual([]);
  const entry = readFileSync(join(desk.folder, "content/gallery/1.json"), "utf8");
  const { picture } = JSON.parse(entry) as { picture: { file: string } };
  const chosen = library.getByRole("button", { name: picture.file.replace("/media/", "") });
  await expect(chosen).toHaveAttribute("aria-pressed", "false");
  await chosen.press("Enter");
  await expect(chosen).toHaveAttribute("aria-pressed", "true");
  page.once("dialog", (dialog) => void dialog.accept());
  await library.getByRole("button", { name: "Eliminar selección" }).click();
  await expectAlert(page, "Se usa en «Galería");
  await expect(page.getByText("No se ha borrado la foto.")).toBeVisible();
  expect(desk.changes()).toBe("");
});

test("what the form's rules do not see is told in the words of the check", async ({
  page,
  desk,
}) => {
  await openEditor(page, desk);
  await openEntry(page, "Trip", "morning");
  await field(page, ["Regreso"]).fill("08:00");
  await pressSave(page);
  await expectAlert(page, "Regreso: el regreso no es después de la salida.");
  await expect(field(page, ["Regreso"])).toHaveValue("08:00");
  expect(desk.changes()).toBe("");
});

test("the later of two people does not undo the earlier one's change", async ({ page, desk }) => {
  const file = join(desk.folder, "content/trips/sunset.json");
  await openEditor(page, desk);
  await openEntry(page, "Trip", "sunset");
  const changedElsewhere = readFileSync(file, "utf8").replace(
    /"start": "[^"]*"/,
    '"start": "17:15"',
  );
  writeFileSync(file, changedElsewhere);
  await field(page, ["Nombre", "English"]).fill("Sundown");
  await pressSave(page);
  await expect(page.getByRole("alertdialog")).toContainText("otra persona ha guardado un cambio");
  expect(readFileSync(file, "utf8")).toBe(changedElsewhere);
  // What has been written can still be copied.
  await page.getByRole("button", { name: "Entendido" }).click();
  await expect(field(page, ["Nombre", "English"])).toHaveValue("Sundown");
});
