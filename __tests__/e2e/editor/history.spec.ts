import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { ownViolations } from "./axe";
import { expect, test } from "./fixtures";
import { field, openEditor, openEntry, save, saveNew } from "./desk";
import {
  changeGuests,
  DECAPS_NOISE,
  GUESTS_DRAFT,
  press,
  publish,
  saveDraft,
  signIn,
} from "./web-desk";

const OTTO = "content/reviews/otto.json";

test.use({ expectedNoise: DECAPS_NOISE });

const versions = (page: Page) =>
  page.getByRole("dialog", { name: "Versiones anteriores" }).locator("ol > li");

/** From the start page, puts what was deleted into the form of a new entry. */
const recover = async (page: Page) => {
  await press(page, "¿Qué queréis hacer?");
  await press(page, "Recuperar algo borrado");
  const deleted = page.getByRole("dialog", { name: "Recuperar algo borrado" });
  await expect(deleted.getByRole("heading", { level: 2 })).toHaveText([/: Otto/]);
  expect(await ownViolations(page)).toEqual([]);
  await deleted.getByRole("button", { name: "Recuperar" }).click();
  await expect(page.getByRole("alertdialog")).toContainText("Todavía no se ha guardado");
  await press(page, "Entendido");
};

test("on the web, an earlier version comes into the form, is seen, and is saved", async ({
  page,
  web,
}) => {
  web.publishElsewhere("terms.json", '"guests": 7', '"guests": 6');
  await signIn(page, web);
  await expect(page.getByRole("button", { name: "Versiones anteriores" })).toBeHidden();
  await press(page, "¿Qué queréis hacer?");
  await page.getByRole("dialog").getByRole("link", { name: "Condiciones" }).click();
  await expect(field(page, ["Invitados"])).toHaveValue("6");
  await changeGuests(page, "9");
  await press(page, "Versiones anteriores");
  await expect(versions(page)).toHaveCount(2);
  await expect(versions(page).first()).toContainText("Invitados: de «7» a «6»");
  await expect(versions(page).first()).toContainText("Test");
  expect(await ownViolations(page)).toEqual([]);
  await versions(page).nth(1).getByRole("button", { name: "Volver a esta" }).click();
  const notice = page.getByRole("alertdialog");
  await expect(notice).toContainText("hay cambios sin guardar");
  await press(page, "Seguir con los míos");
  await expect(field(page, ["Invitados"])).toHaveValue("9");
  await versions(page).nth(1).getByRole("button", { name: "Volver a esta" }).click();
  await notice.getByRole("button", { name: "Volver a esta" }).click();
  await expect(notice).toContainText("Todavía no se ha guardado nada");
  await press(page, "Entendido");
  await expect(field(page, ["Invitados"])).toHaveValue("7");
  await saveDraft(page);
  expect(web.git("diff", "--numstat", "main", GUESTS_DRAFT)).toBe("1\t1\tcontent/terms.json\n");
  expect(web.git("show", `${GUESTS_DRAFT}:content/terms.json`)).toContain('"guests": 7');
});

test("on the web, what was deleted is published again as it was", async ({ page, web }) => {
  web.git("rm", "--quiet", OTTO);
  web.git("commit", "--quiet", "--message", "otto");
  await signIn(page, web);
  await recover(page);
  await publish(page);
  await expect.poll(() => web.git("diff", "--name-only", "start", "main")).toBe("");
});

test("at home, what is saved or deleted and not committed comes back too", async ({
  page,
  desk,
}) => {
  const otto = join(desk.folder, OTTO);
  const review = readFileSync(otto, "utf8");
  rmSync(otto);
  const prices = join(desk.folder, "content/prices.json");
  const before = readFileSync(prices, "utf8");
  await openEditor(page, desk);
  await recover(page);
  await saveNew(page);
  expect(readFileSync(otto, "utf8")).toBe(review);
  await openEntry(page, "datos", "Prices");
  await field(page, ["Tarifas", "Mañana"]).fill("345");
  await save(page);
  await press(page, "Versiones anteriores");
  await expect(versions(page)).toHaveCount(2);
  const [saved, committed] = [versions(page).first(), versions(page).nth(1)];
  await expect(saved).toContainText("En este ordenador, sin publicar");
  await expect(saved).toContainText("Precio: de «320,00 €» a «345,00 €»");
  await expect(saved).toContainText("Es la que tenéis abierta");
  await committed.getByRole("button").click();
  await press(page, "Entendido");
  await expect(field(page, ["Tarifas", "Mañana"])).toHaveValue("320");
  await save(page);
  expect(readFileSync(prices, "utf8")).toBe(before);
});
