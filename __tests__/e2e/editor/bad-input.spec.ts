import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "../fixtures";
import { field, openEditor, openEntry, pressSave, save, startDesk, type Desk } from "./desk";
import { writeReview } from "./owner-additions";

const PORT = 8093;

// Decap logs what it refuses.
test.use({ expectedNoise: /decap-cms|CMS_MANUAL_INIT|^(undefined|Object)/ });

let desk: Desk;
test.beforeAll(async () => {
  desk = await startDesk(PORT);
});
test.afterAll(() => desk.close());

test("a price with a comma is the price that was written", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openEditor(page, desk);
  await openEntry(page, "datos", "Prices");
  const price = field(page, ["Tarifas", "Precio"]);
  await price.fill("");
  await price.pressSequentially("320,5");
  await expect(price).toHaveValue("320.5");
  await price.fill("");
  await page.evaluate(() => navigator.clipboard.writeText("319,75"));
  await price.press("Control+V");
  await expect(price).toHaveValue("319.75");
  await save(page);
  expect(readFileSync(join(desk.folder, "content/prices.json"), "utf8")).toContain(
    '"amount": 319.75',
  );
  desk.undo();
});

test("two entries cannot bear the same identifier", async ({ page }) => {
  await openEditor(page, desk);
  await writeReview(page, "carla-riera", "Carla de Prueba");
  await pressSave(page);
  await expect(page.getByRole("alertdialog")).toContainText(
    "Identificador: «carla-riera» ya existe. Poned otro.",
  );
  await page.getByRole("button", { name: "Entendido" }).click();
  await expect(field(page, ["Nombre"])).toHaveValue("Carla de Prueba");
  expect(desk.changes()).toBe("");
});

test("what the form's rules do not see is told in the words of the check", async ({ page }) => {
  await openEditor(page, desk);
  await openEntry(page, "Trip", "morning");
  await field(page, ["Regreso"]).fill("08:00");
  await pressSave(page);
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
  await pressSave(page);
  await expect(page.getByRole("alertdialog")).toContainText("otra persona ha guardado un cambio");
  const saved = readFileSync(join(desk.folder, "content/trips/sunset.json"), "utf8");
  expect(saved).toContain("17:15");
  expect(saved).not.toContain("Sundown");
  // What has been written can still be copied.
  await page.getByRole("button", { name: "Entendido" }).click();
  await expect(field(page, ["Nombre", "English"])).toHaveValue("Sundown");
});
