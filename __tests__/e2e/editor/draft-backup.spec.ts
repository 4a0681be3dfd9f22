import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Dialog, Page, Route } from "@playwright/test";
import { backups } from "./backups";
import { expect, test } from "./fixtures";
import { field, openEditor, openEntry, openNew, pressSave, save } from "./desk";

// Decap logs what it refuses.
test.use({
  expectedNoise: /decap-cms|CMS_MANUAL_INIT|^(undefined|Object)|ERR_FAILED|status of 500/,
});

/** Loads the page anew once Decap has made its copy, and asks for the words back. */
const reload = async (page: Page, words: string, answer: "accept" | "dismiss" = "accept") => {
  await expect.poll(() => backups(page)).toContain(words);
  const answers = (dialog: Dialog) =>
    void (dialog.type() === "confirm" ? dialog[answer]() : dialog.accept());
  page.on("dialog", answers);
  await page.reload();
  await page.waitForEvent("dialog", (dialog) => dialog.type() === "confirm");
  page.off("dialog", answers);
};

type Failure = (route: Route) => Promise<void>;

/** A connection that is lost, and what the file server answers when a disk is full. */
const FAILURES: Failure[] = [
  (route) => route.abort(),
  (route) => route.fulfill({ status: 500, json: { error: "Unknown error" } }),
];

const failNextWrite = async (page: Page, server: string, fail: Failure) => {
  const answer = async (route: Route) => {
    if (!route.request().postData()?.includes('"action":"persistEntry"')) return route.fallback();
    await page.unroute(server, answer);
    await fail(route);
  };
  await page.route(server, answer);
};

test("words that could not be saved stay, come back, are saved, and undo nobody's change", async ({
  page,
  desk,
}) => {
  const file = join(desk.folder, "content/trips/midday.json");
  const saved = () => readFileSync(file, "utf8");
  const name = field(page, ["Nombre", "English"]);
  await openEditor(page, desk);
  await openEntry(page, "Trip", "midday");
  await name.fill("High noon");
  for (const failure of FAILURES) {
    await failNextWrite(page, desk.url, failure);
    await pressSave(page);
    await expect(page.getByRole("alertdialog")).toContainText("no sabemos si ha quedado guardado");
    await page.getByRole("button", { name: "Entendido" }).click();
    await expect(name).toHaveValue("High noon");
  }
  expect(saved()).not.toContain("High noon");
  await reload(page, "High noon");
  await expect(name).toHaveValue("High noon");
  await save(page);
  expect(saved()).toContain('"High noon"');

  await name.fill("Noon");
  await expect.poll(() => backups(page)).toContain("Noon");
  writeFileSync(file, saved().replace('"order": 2', '"order": 5'));
  await reload(page, "Noon");
  await expect(name).toHaveValue("Noon");
  await pressSave(page);
  await expect(page.getByRole("alertdialog")).toContainText("alguien ha guardado otro cambio");
  await page.getByRole("button", { name: "Entendido" }).click();
  await expect(name).toHaveValue("Noon");
  expect(saved()).not.toContain('"Noon"');

  await reload(page, "Noon", "dismiss");
  await expect(name).toHaveValue("High noon");
  await name.fill("Noon");
  await save(page);
  expect(saved()).toContain('"Noon"');
});

// Decap's own timing decides when it deletes its copy: nothing but time can be waited for.
const leftWhileLoading = { tag: "@slow" };

test(
  "words of an entry left while it loads are offered when it opens again",
  leftWhileLoading,
  async ({ page, desk }) => {
    await openEditor(page, desk);
    await openEntry(page, "Trip", "midday");
    await field(page, ["Nombre", "English"]).fill("High noon");
    await expect.poll(() => backups(page)).toContain("High noon");
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
  },
);

test("a new entry that was not saved comes back", async ({ page, desk }) => {
  await openEditor(page, desk);
  await openNew(page, "Review");
  await field(page, ["Nombre"]).fill("Marina de Prueba");
  await reload(page, "Marina de Prueba");
  await expect(field(page, ["Nombre"])).toHaveValue("Marina de Prueba");
});
