import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { defaultLanguage, languageCodes, localPath } from "../../../src/languages";
import { routes } from "../../../src/routes";
import { buildCopy } from "../copy";
import { run } from "../copy-changes";
import { expect, test } from "../fixtures";
import { field, fillEach, openEntry, openNew } from "./desk";
import {
  DECAPS_NOISE,
  press,
  publish,
  saveDraft,
  setStatus,
  signIn,
  startWeb,
  type Web,
} from "./web-desk";

test.use({ expectedNoise: DECAPS_NOISE });
test.describe.configure({ mode: "serial", timeout: 600_000 });

const NAME = "Salida de prueba";
const AMOUNT = "1.5";
const NO_PRICE = "trips/prueba.json: no se muestra hasta que tenga precio.";
const NO_TRIP = "la excursión «prueba» no está, y esta tarifa no se muestra.";

let web: Web;
test.beforeAll(async () => {
  web = await startWeb();
  web.git("commit", "--quiet", "--all", "--message", "small pictures");
});
test.afterAll(() => web.close());

/** What `npm run check` says of a branch, which has nothing that stops a build. */
const check = (branch: string) => {
  web.git("checkout", "--quiet", "--force", "--detach", branch);
  const output = run(web.folder, "check");
  expect(output).toContain("El contenido está bien.");
  return output;
};

/** Builds what is published, and returns the pages that list trips, in every language. */
const build = () => {
  web.git("checkout", "--quiet", "--force", "--detach", "main");
  const page = buildCopy(web.folder);
  const paths = [routes.home, routes.trips, routes.prices];
  return languageCodes.flatMap((code) => paths.map((path) => page(localPath(path, code))));
};

/** An interface text about trips in the default language. */
const sentence = (key: string) => {
  const file = join(web.folder, `content/locales/${defaultLanguage}/trips.json`);
  return (JSON.parse(readFileSync(file, "utf8")) as Record<string, string>)[key];
};

const publishDraft = async (page: Page) => {
  await setStatus(page, "Borrador", "Listo");
  await publish(page);
};

const fillTrip = async (page: Page) => {
  await openNew(page, "Trip");
  await field(page, ["Identificador"]).fill("prueba");
  await field(page, ["Orden"]).fill("1");
  await field(page, ["Salida"]).fill("21:15");
  await field(page, ["Regreso"]).fill("22:45");
  await field(page, ["Cielo"]).click();
  await page.getByRole("option").first().click();
  await fillEach(page, "Nombre", NAME);
  for (const label of ["Nota", "Descripción", "Luz", "Para quién"]) {
    await fillEach(page, label, "Texto de prueba");
  }
};

test("a new trip is published without a price, and no page shows it", async ({ page }) => {
  await signIn(page, web);
  await fillTrip(page);
  await saveDraft(page);
  expect(check("cms/Trip/prueba")).toContain(NO_PRICE);
  await publishDraft(page);
  await expect
    .poll(() => web.git("ls-tree", "--name-only", "main:content/trips"))
    .toMatch("prueba");
  expect(check("main")).toContain(NO_PRICE);
  for (const html of build()) expect(html).not.toContain(NAME);
});

test("once it has a price, every page that lists trips shows it", async ({ page }) => {
  await signIn(page, web);
  await openEntry(page, "datos", "Prices");
  await page.getByRole("button", { name: /^(Agregar|Añadir) Tarifa/i }).click();
  await page.getByLabel("Excursión").last().fill(NAME);
  await page.getByRole("option", { name: NAME }).click();
  await page.getByLabel("Precio").last().fill(AMOUNT);
  await saveDraft(page);
  expect(check("cms/datos/Prices")).not.toContain(NO_PRICE);
  await publishDraft(page);
  await expect.poll(() => web.published("prices.json")).toContain("prueba");
  for (const html of build()) {
    expect(html).toContain(NAME);
    // Nothing is cheaper, so that it is the lowest price, too.
    expect(html).toMatch(/1[.,]50/);
  }
});

test("once it is deleted, its price is told of, and no page shows either", async ({ page }) => {
  await signIn(page, web);
  await openEntry(page, "Trip", "prueba");
  page.once("dialog", (dialog) => void dialog.accept());
  await press(page, "Eliminar entrada publicada");
  await expect
    .poll(() => web.git("log", "--format=", "--name-status", "main", "-1"))
    .toBe("D\tcontent/trips/prueba.json\n");
  const warnings = check("main");
  expect(warnings).toContain(NO_TRIP);
  expect(warnings).not.toContain(NO_PRICE);
  for (const html of build()) {
    expect(html).not.toContain(NAME);
    expect(html).not.toMatch(/1[.,]50/);
  }
});

test("while no trip has a price, the pages say so instead of listing trips", () => {
  const file = join(web.folder, "content/prices.json");
  const prices = JSON.parse(readFileSync(file, "utf8")) as { packages: { trip: string }[] };
  const packages = prices.packages.filter(({ trip }) => trip === "prueba");
  writeFileSync(file, JSON.stringify({ ...prices, packages }));
  web.git("commit", "--quiet", "--all", "--message", "no prices");
  web.git("branch", "--force", "main");
  expect(check("main").match(/no se muestra hasta que tenga precio/g)).toHaveLength(
    readdirSync(join(web.folder, "content/trips")).length,
  );
  const pages = build();
  for (const html of pages) expect(html).not.toMatch(/\{\{|NaN|Infinity|undefined/);
  const [, trips, priceList] = pages;
  for (const html of [trips, priceList]) expect(html).toContain(sentence("none"));
});
