import type { Page } from "@playwright/test";
import { languageCodes, localPath } from "../../../src/languages";
import { routes } from "../../../src/routes";
import { buildCopy } from "../copy";
import { run } from "../copy-changes";
import { expect, test } from "./fixtures";
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
const ID = "salida-de-prueba-espanol";
/** Nothing is cheaper: while it is shown, it is the lowest price, too. */
const AMOUNT = "1";
const AMOUNT_SHOWN = /(?<!\d)1,00 €|€1\.00/;
const NO_PRICE = `trips/${ID}.json: no se muestra hasta que tenga precio.`;
const NO_TRIP = `la excursión «${ID}» no está, y esta tarifa no se muestra.`;

let web: Web;
test.beforeAll(async ({ copy }) => {
  copy.undo();
  web = await startWeb(copy);
});
test.afterAll(() => web.close());

/** What `npm run check` says of a branch, which has nothing that stops a build. */
const check = (branch: string) => {
  web.git("checkout", "--quiet", "--force", "--detach", branch);
  const output = run(web.folder, "check");
  expect(output).toContain("El contenido está bien.");
  return output;
};

/** Builds what is published; returns what is read on the pages that list trips, in every language. */
const build = () => {
  web.git("checkout", "--quiet", "--force", "--detach", "main");
  const page = buildCopy(web.folder);
  const read = (path: string) => page(path).replace(/<(script|style)\b.*?<\/\1>|<[^>]+>/gs, "");
  const paths = [routes.home, routes.trips, routes.prices];
  return languageCodes.flatMap((code) => paths.map((path) => read(localPath(path, code))));
};

const publishDraft = async (page: Page) => {
  await setStatus(page, "Borrador", "Listo");
  await publish(page);
};

const fillTrip = async (page: Page) => {
  await openNew(page, "Trip");
  await field(page, ["Salida"]).fill("21:15");
  await field(page, ["Regreso"]).fill("22:45");
  await page.getByRole("radiogroup", { name: "Cielo" }).getByRole("radio").first().check();
  await fillEach(page, "Nombre", NAME);
  for (const label of ["Nota", "Descripción", "Luz", "Para quién"]) {
    await fillEach(page, label, "Texto de prueba");
  }
};

test.describe("a trip in the web editor", { tag: "@slow" }, () => {
  test("a new trip is published without a price, and no page shows it", async ({ page }) => {
    await signIn(page, web);
    await fillTrip(page);
    await saveDraft(page);
    expect(check(`cms/Trip/${ID}`)).toContain(NO_PRICE);
    await publishDraft(page);
    await expect.poll(() => web.git("ls-tree", "--name-only", "main:content/trips")).toMatch(ID);
    expect(check("main")).toContain(NO_PRICE);
    for (const text of build()) expect(text).not.toContain(NAME);
  });

  test("once it has a price, every page that lists trips shows it", async ({ page }) => {
    await signIn(page, web);
    await openEntry(page, "datos", "Prices");
    const price = page.getByLabel(NAME);
    await expect(price).toHaveValue("");
    await price.fill(AMOUNT);
    await saveDraft(page);
    expect(check("cms/datos/Prices")).not.toContain(NO_PRICE);
    await publishDraft(page);
    await expect.poll(() => web.published("prices.json")).toContain(ID);
    for (const text of build()) {
      expect(text).toContain(NAME);
      expect(text).toMatch(AMOUNT_SHOWN);
    }
  });

  test("once it is deleted, its price is told of, and no page shows either", async ({ page }) => {
    await signIn(page, web);
    await openEntry(page, "Trip", ID);
    page.once("dialog", (dialog) => void dialog.accept());
    await press(page, "Borrar");
    await expect
      .poll(() => web.git("log", "--format=", "--name-status", "main", "-1"))
      .toBe(`D\tcontent/trips/${ID}.json\n`);
    const warnings = check("main");
    expect(warnings).toContain(NO_TRIP);
    expect(warnings).not.toContain(NO_PRICE);
    for (const text of build()) {
      expect(text).not.toContain(NAME);
      expect(text).not.toMatch(AMOUNT_SHOWN);
    }
  });

  test("the price that is left over can be taken out", async ({ page }) => {
    await signIn(page, web);
    await openEntry(page, "datos", "Prices");
    await page.getByLabel(`«${ID}», que ya no está`).fill("");
    await saveDraft(page);
    await publishDraft(page);
    await expect.poll(() => web.published("prices.json")).not.toContain(ID);
    expect(check("main")).not.toContain(NO_TRIP);
  });
});
