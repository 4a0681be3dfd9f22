import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { backups } from "./backups";
import { field } from "./desk";
import {
  changeGuests,
  DECAPS_NOISE,
  GUESTS_DRAFT,
  openWebEditor,
  passDoor,
  press,
  saveDraft,
  signIn,
} from "./web-desk";

// The host refuses on purpose.
test.use({
  expectedNoise: new RegExp(`${DECAPS_NOISE.source}|(status of|Error:) 40[13]|API_ERROR`),
});

const notice = (page: Page) => page.getByRole("alertdialog");

const guests = (page: Page) => field(page, ["Invitados"]);

/** Keeps somebody as signed in with a token. */
const store = (page: Page, user: string) =>
  page.addInitScript((stored) => {
    // Once: the page takes it away, and loads again.
    if (!sessionStorage.getItem("stored")) localStorage.setItem("decap-cms-user", stored);
    sessionStorage.setItem("stored", "yes");
  }, user);

test("a session that ends while one writes says so, and what is written is saved after signing in", async ({
  page,
  web,
}) => {
  await signIn(page, web);
  await changeGuests(page, "8");
  web.endSession();
  await press(page, "Guardar");
  await expect(notice(page)).toContainText("Vuestra sesión ha terminado");
  await expect(notice(page)).toHaveCount(1);
  const opened = page.context().waitForEvent("page");
  await press(page, "Entendido");
  const other = await opened;
  await openWebEditor(other, web);
  await passDoor(other);
  await other.close();
  await expect(guests(page)).toHaveValue("8");
  await saveDraft(page);
  expect(web.git("diff", "--numstat", "main", GUESTS_DRAFT)).toBe("1\t1\tcontent/terms.json\n");
});

test("what was not saved is offered again to whoever loads the page and signs in", async ({
  page,
  web,
}) => {
  await signIn(page, web);
  await changeGuests(page, "8");
  await expect.poll(() => backups(page)).toMatch(/guests\W+8/);
  web.endSession();
  await press(page, "Guardar");
  await expect(notice(page)).toBeVisible();
  // Decap asks whether to leave, and whether to take the copy.
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await press(page, "Iniciar sesión con GitHub");
  await expect(guests(page)).toHaveValue("8");
  await saveDraft(page);
});

test("a forged token leads to the sign-in, and says why", async ({ page, web }) => {
  await store(page, '{"token":"forged","backendName":"github","login":"mar"}');
  await openWebEditor(page, web);
  await expect(notice(page)).toContainText("Vuestra sesión ha terminado. Entrad de nuevo");
  await press(page, "Entendido");
  await expect(notice(page)).toHaveCount(0);
  await passDoor(page);
});

test("what is no token at all leaves the sign-in as it is", async ({ page, web }) => {
  await store(page, "{broken");
  await openWebEditor(page, web);
  await passDoor(page);
});

test("a token that reaches another repository, or may only read, says so", async ({
  page,
  web,
}) => {
  web.allow("none");
  await openWebEditor(page, web);
  await press(page, "Iniciar sesión con GitHub");
  await expect(notice(page)).toContainText("no os deja cambiar la web");
  web.allow("read");
  await press(page, "Entendido");
  await passDoor(page);
  await changeGuests(page, "8");
  await press(page, "Guardar");
  await expect(notice(page)).toContainText("no os deja cambiar la web");
  await press(page, "Entendido");
  await expect(guests(page)).toHaveValue("8");
});
