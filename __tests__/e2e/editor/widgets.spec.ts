import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { skyNames } from "../../../src/skies";
import { expect, test } from "./fixtures";
import { field, openEditor, openEntry, pressSave, save } from "./desk";

// Decap logs what it refuses.
test.use({ expectedNoise: /decap-cms|CMS_MANUAL_INIT|^Object/ });

const readJson = (file: string) => JSON.parse(readFileSync(file, "utf8")) as object;

const each = (text: string) => ({ es: text, en: text, de: text });

/** The list in which an entry has its place. */
const placeOf = (page: Page) => {
  const place = page.getByRole("group", { name: "Lugar" });
  return {
    place,
    rows: place.getByRole("listitem"),
    own: place.locator("[aria-current]"),
    status: place.getByRole("status"),
    earlier: place.getByRole("button", { name: "Antes" }),
    later: place.getByRole("button", { name: "Después" }),
  };
};

test("an entry is moved by keys, by buttons and by dragging, and its sky is chosen by its looks", async ({
  page,
  desk,
}) => {
  await openEditor(page, desk);
  await openEntry(page, "Trip", "extended");
  const { place, rows, own, status, earlier, later } = placeOf(page);
  await expect(rows).toHaveText([/Mañana/, /Mediodía/, /Atardecer/, /Extendida/]);
  await expect(status).toHaveText("4 de 4");
  await expect(later).toHaveAttribute("aria-disabled", "true");

  await earlier.focus();
  await page.keyboard.press("Home");
  await expect(status).toHaveText("1 de 4");
  await page.keyboard.press("ArrowDown");
  await expect(status).toHaveText("2 de 4");
  await later.click();
  await expect(rows).toHaveText([/Mañana/, /Mediodía/, /Extendida/, /Atardecer/]);
  await expect(later).toBeFocused();
  await expect(status).toHaveText("3 de 4");

  // To the middle of the second row.
  const second = await rows.nth(1).boundingBox();
  await own.locator(".handle").hover();
  await page.mouse.down();
  await page.mouse.move(second?.x ?? 0, (second?.y ?? 0) + 10, { steps: 3 });
  await expect(status).toHaveText("2 de 4");
  await page.mouse.up();
  await expect(own).toHaveText(/Extendida/);
  await expect(rows).toHaveText([/Mañana/, /Extendida/, /Mediodía/, /Atardecer/]);

  await save(page);
  expect(desk.git("diff", "--numstat")).toBe("1\t1\tcontent/trips/extended.json\n");
  expect(readJson(join(desk.folder, "content/trips/extended.json"))).toMatchObject({ order: 1.5 });
  await expect(place).toBeVisible();
  await expect(status).toHaveText("2 de 4");

  // In the same form, a line says that it is missing, or older than the Spanish; nothing moves.
  const spanish = field(page, ["Luz", "Español"]);
  const english = field(page, ["Luz", "English"]);
  const german = field(page, ["Luz", "Deutsch"]);
  const top = async (shown: Locator) => (await shown.boundingBox())?.y ?? NaN;
  const distance = async () => (await top(own)) - (await top(spanish));
  const before = await distance();
  await spanish.fill("Toda la luz del día".padEnd(140, "."));
  await expect(spanish).toHaveAccessibleDescription("140 de 160");
  await expect(english).toHaveAccessibleDescription("El español ha cambiado");
  await english.fill("All the light of the day");
  await expect(english).toHaveAccessibleDescription("");
  await german.fill("");
  await expect(german).toHaveAccessibleDescription("Falta");
  await expect(german).toHaveAccessibleName("Luz: Deutsch");
  await expect(page.getByText("Falta", { exact: true })).toBeVisible();
  expect(await distance()).toBe(before);
  await german.fill("Das ganze Licht des Tages");

  // In the same form, the skies are seen, and chosen by keys.
  const skies = page.getByRole("radiogroup", { name: "Cielo" }).getByRole("radio");
  await expect(skies).toHaveCount(skyNames.length);
  await expect(page.getByRole("radio", { name: "Extendida: de oro a turquesa" })).toBeChecked();
  const backgrounds = await page
    .locator(".gradient")
    .evaluateAll((all) => all.map((shown) => getComputedStyle(shown).backgroundImage));
  expect(new Set(backgrounds).size).toBe(skyNames.length);
  await page.getByRole("radio", { checked: true }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(skies.first()).toBeChecked();
  await save(page);
  expect(readJson(join(desk.folder, "content/trips/extended.json"))).toMatchObject({
    sky: skyNames[0],
  });
});

test("each trip has its price, a new one an empty row, and none is lost without a question", async ({
  page,
  desk,
}) => {
  const trip = (name: string) => join(desk.folder, `content/trips/${name}.json`);
  const prices = join(desk.folder, "content/prices.json");
  const saved = () => readFileSync(prices, "utf8");
  const night = { ...readJson(trip("sunset")), id: "night", order: 1.5, title: each("Noche") };
  writeFileSync(trip("night"), `${JSON.stringify(night, null, 2)}\n`);
  await openEditor(page, desk);
  await openEntry(page, "datos", "Prices");
  const rows = page.getByRole("group", { name: "Tarifas" });
  await expect(rows.locator("label")).toHaveText([
    "Mañana",
    "Noche",
    "Mediodía",
    "Atardecer",
    "Extendida",
  ]);
  await expect(rows.getByRole("button")).toHaveCount(0);
  await expect(rows.getByLabel("Noche")).toHaveValue("");
  await rows.getByLabel("Noche").fill("120,50");
  await expect(rows).toMatchAriaSnapshot(`
    - group "Tarifas":
      - textbox "Noche": "120,50"
      - status: "En la web: 120,50 €"
  `);
  await save(page);
  expect(readJson(prices)).toMatchObject({
    packages: expect.arrayContaining([{ trip: "night", amount: 120.5 }]) as unknown,
  });

  await rows.getByLabel("Mediodía").fill("");
  await pressSave(page);
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("«Mediodía» se queda sin precio");
  await question.getByRole("button", { name: "No, lo corrijo" }).click();
  expect(saved()).toContain('"midday"');
  await pressSave(page);
  await question.getByRole("button", { name: "Sí, guardar" }).click();
  await expect.poll(saved).not.toContain('"midday"');
});
