import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { BUILD_FOLDER, prepareBuild } from "../../../src/commands/lib/test-sites";
import { checkContent } from "../../../src/validation/check-content";
import { collections } from "../../../src/model";
import { routes } from "../../../src/routes";
import { buildCopy } from "../copy";
import { ownViolations } from "./axe";
import { expect, test } from "./fixtures";
import { field, openEditor, openEntry, pressSave, save, saveNew, type Desk } from "./desk";
import { allForms, firstField, withNewKinds } from "./forms";
import { deployedConfig } from "./load-editor";
import { addPicture, addReview, addYoga, YOGA } from "./owner-additions";
import { present } from "../../setup/present";

// Decap asks for a new picture once before we show our copy, and logs what it refuses as undefined.
test.use({ expectedNoise: /decap-cms|CMS_MANUAL_INIT|404.*cala-vella-dia|^undefined/ });
// Each test goes on where the one before has ended.
test.describe.configure({ mode: "serial" });
test.use({ desk: ({ usedDesk }, use) => use(usedDesk) });
test.beforeAll(({ usedDesk }) => usedDesk.undo());

/** What each changed text gets. */
const MARK = "Veintisiete";

/** A form of each collection, without those whose kinds of fields others hold as well. */
const formsOf = ({ folder }: Desk) => {
  const forms = allForms(deployedConfig(), folder);
  const oneOfEach = collections.map(({ type, shownOn = "contact" }) => {
    const form = forms.find(({ list, entry }) => list === type || entry === type);
    if (!form) throw new Error(`No form for ${type}`);
    return { ...form, type, shownOn };
  });
  return withNewKinds(oneOfEach);
};

test("every kind of form: it has no fault of ours, and one field is changed", async ({
  page,
  desk,
}) => {
  test.setTimeout(180_000);
  await openEditor(page, desk);
  for (const form of formsOf(desk)) {
    await test.step(form.file, async () => {
      await openEntry(page, form.list, form.entry);
      expect.soft(await ownViolations(page)).toEqual([]);
      const input = field(page, firstField(form.fields));
      await expect(input).not.toHaveValue("");
      const value = await input.inputValue();
      const isNumber = (await input.getAttribute("type")) === "number";
      await input.fill(isNumber ? "9" : `${value} ${MARK}`);
      await save(page);
      expect(desk.git("diff", "--numstat")).toBe(`1\t1\t${form.file}\n`);
      desk.git("commit", "--quiet", "--all", "--message", form.file);
    });
  }
  await openEntry(page, "palabras", "navigation-es");
  expect.soft(await ownViolations(page)).toEqual([]);
});

test("a service is added, even where the pictures take their time", async ({ page, desk }) => {
  const asked = page.waitForURL(/\/new$/);
  await page.route(desk.url, async (route) => {
    if (route.request().postData()?.includes('"action":"getMedia"')) await asked;
    await route.continue();
  });
  await openEditor(page, desk);
  await addYoga(page);
  expect(desk.changes()).toBe("?? content/services/yoga-en-proa-espanol.json\n");
  expect(
    readFileSync(join(desk.folder, "content/services/yoga-en-proa-espanol.json"), "utf8"),
  ).toBe(`${JSON.stringify(YOGA, null, 2)}\n`);
});

test("a picture of the gallery is added, uploaded under a name that can be kept", async ({
  page,
  desk,
}) => {
  await openEditor(page, desk);
  await addPicture(page);
  await saveNew(page);
  expect(existsSync(join(desk.folder, "content/media/cala-vella-dia.jpg"))).toBe(true);
  expect(existsSync(join(desk.folder, "content/gallery/11.json"))).toBe(true);
});

test("a review is added, and another deleted", async ({ page, desk }) => {
  await openEditor(page, desk);
  await addReview(page);
  await openEntry(page, "Review", "otto");
  page.once("dialog", (dialog) => void dialog.accept());
  await page.getByRole("button", { name: "Borrar", exact: true }).click();
  await expect.poll(() => existsSync(join(desk.folder, "content/reviews/otto.json"))).toBe(false);
});

test("without the German text nothing is saved, and nothing written is lost", async ({
  page,
  desk,
}) => {
  await openEditor(page, desk);
  await openEntry(page, "Trip", "midday");
  await field(page, ["Nombre", "English"]).fill("Noon");
  await field(page, ["Nombre", "Deutsch"]).fill("");
  const before = desk.changes();
  await pressSave(page);
  await expect(page.getByRole("alertdialog")).toContainText("Nombre › Deutsch es obligatorio.");
  await page.getByRole("button", { name: "Entendido" }).click();
  await expect(field(page, ["Nombre", "English"])).toHaveValue("Noon");
  expect(desk.changes()).toBe(before);
});

test("the content is in order", async ({ desk }) => {
  expect(await checkContent(join(desk.folder, "content"), collections)).toEqual([]);
});

test("the built pages show it", { tag: "@slow" }, ({ desk }) => {
  test.setTimeout(300_000);
  prepareBuild({ content: join(desk.folder, "content") });
  const page = buildCopy(BUILD_FOLDER);
  for (const { type, shownOn } of formsOf(desk)) {
    const [route] = typeof shownOn === "string" ? [shownOn] : Object.values(shownOn);
    const text = { Terms: "9 invitados", Prices: "9 % de IVA" }[type] ?? MARK;
    expect(page(routes[present(route, `page of ${type}`)]), type).toContain(text);
  }
  expect(page(routes.services)).toContain("Yoga en proa (Español)");
  expect(page(`/de${routes.services}`)).toContain("Yoga en proa (Deutsch)");
  expect(page(routes.gallery)).toContain("Cala Vella de día. (Español)");
  expect(page(routes.home)).toContain("Ana de Prueba");
  expect(page(routes.home)).not.toContain("Otto");
});
