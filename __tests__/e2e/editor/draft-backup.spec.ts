import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Dialog, Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import {
  field,
  openEditor,
  openEntry,
  openNew,
  pressSave,
  save,
  startDesk,
  type Desk,
} from "./desk";

const PORT = 8096;

// Decap logs what it refuses.
test.use({ expectedNoise: /decap-cms|CMS_MANUAL_INIT|^(undefined|Object)/ });

let desk: Desk;
test.beforeAll(async () => {
  desk = await startDesk(PORT);
});
test.afterAll(() => desk.close());

/** Loads the page anew once Decap has made its copy, and asks for the words back. */
const reload = async (page: Page, words: string, answer: "accept" | "dismiss" = "accept") => {
  await expect.poll(() => copies(page)).toContain(words);
  const answers = (dialog: Dialog) =>
    void (dialog.type() === "confirm" ? dialog[answer]() : dialog.accept());
  page.on("dialog", answers);
  await page.reload();
  await page.waitForEvent("dialog", (dialog) => dialog.type() === "confirm");
  page.off("dialog", answers);
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

  await reload(page, "High noon", "dismiss");
  await expect(field(page, ["Nombre", "English"])).toHaveValue("Midday");
  for (const words of ["High noon", "Noon"]) {
    await field(page, ["Nombre", "English"]).fill(words);
    await save(page);
  }
  expect(readFileSync(join(desk.folder, "content/trips/midday.json"), "utf8")).toContain('"Noon"');
  desk.undo();
});

test("words of an entry that is left while it loads are offered when it opens again", async ({
  page,
}) => {
  await openEditor(page, desk);
  await openEntry(page, "Trip", "midday");
  await field(page, ["Nombre", "English"]).fill("High noon");
  await expect.poll(() => copies(page)).toContain("High noon");
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    if (dialog.type() === "confirm") asked.push(dialog.message());
    void dialog.accept();
  });
  await page.route(desk.url, async (route) => {
    const isMidday = route.request().postData()?.includes("midday.json");
    if (isMidday) await new Promise((done) => setTimeout(done, 2000));
    await route.continue();
  });
  await page.reload();
  await page.getByText("Cargando entrada").waitFor();
  await page.goto("/admin/#/collections/Trip");
  // Decap deletes its copy now; ours is put back.
  await page.waitForTimeout(1000);
  await page.getByRole("link", { name: "Mediodía" }).click();
  await expect(field(page, ["Nombre", "English"])).toHaveValue("High noon");
  expect(asked).toHaveLength(1);
});

test("a new entry that was not saved comes back", async ({ page }) => {
  await openEditor(page, desk);
  await openNew(page, "Review");
  await field(page, ["Nombre"]).fill("Marina de Prueba");
  await reload(page, "Marina de Prueba");
  await expect(field(page, ["Nombre"])).toHaveValue("Marina de Prueba");
});
