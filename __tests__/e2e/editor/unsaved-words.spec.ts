import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { field, openEditor, openEntry, openNew, pressSave, startDesk, type Desk } from "./desk";

const PORT = 8096;

// Decap logs what it refuses.
test.use({ expectedNoise: /decap-cms|CMS_MANUAL_INIT|^(undefined|Object)/ });

let desk: Desk;
test.beforeAll(async () => {
  desk = await startDesk(PORT);
});
test.afterAll(() => desk.close());

/** Loads the page anew once Decap has made its copy, and asks for the words back. */
const reload = async (page: Page, words: string) => {
  await expect.poll(() => copies(page)).toContain(words);
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
};

/** What Decap keeps in this browser. */
const copies = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((done) => {
        const opening = indexedDB.open("localforage");
        opening.onsuccess = () => {
          const all = opening.result
            .transaction("keyvaluepairs")
            .objectStore("keyvaluepairs")
            .getAll();
          all.onsuccess = () => {
            opening.result.close();
            done(JSON.stringify(all.result));
          };
        };
      }),
  );

test("words that were not saved come back, and undo nobody's change", async ({ page }) => {
  await openEditor(page, desk);
  await openEntry(page, "Trip", "midday");
  await field(page, ["Nombre", "English"]).fill("High noon");
  await reload(page, "High noon");
  await expect(field(page, ["Nombre", "English"])).toHaveValue("High noon");
  await pressSave(page);
  await expect(page.getByRole("alertdialog")).toContainText("no llegasteis a guardar");
  await page.getByRole("button", { name: "Entendido" }).click();
  await expect(field(page, ["Nombre", "English"])).toHaveValue("High noon");
  expect(desk.changes()).toBe("");
});

test("a new entry that was not saved comes back", async ({ page }) => {
  await openEditor(page, desk);
  await openNew(page, "Review");
  await field(page, ["Nombre"]).fill("Marina de Prueba");
  await reload(page, "Marina de Prueba");
  await expect(field(page, ["Nombre"])).toHaveValue("Marina de Prueba");
});
