import { ownViolations } from "./axe";
import { expect, test } from "./fixtures";
import { field, openEntry } from "./desk";
import { PREVIEW } from "./git-host";
import { addPicture } from "./owner-additions";
import {
  changeGuests,
  confirmPublication,
  DECAPS_NOISE,
  GUESTS_DRAFT,
  press,
  publish,
  saveDraft,
  setStatus,
  signIn,
} from "./web-desk";

test.use({ expectedNoise: DECAPS_NOISE });

test("a draft is saved twice, reviewed, looked at and published; nothing else changes", async ({
  page,
  web,
}) => {
  await signIn(page, web);
  await changeGuests(page, "8");
  await saveDraft(page);
  await changeGuests(page, "9");
  await saveDraft(page);
  expect(web.git("diff", "--numstat", "main", GUESTS_DRAFT)).toBe("1\t1\tcontent/terms.json\n");
  await expect(page.getByRole("link", { name: /^Ver Vista Previa/i })).toHaveAttribute(
    "href",
    new RegExp(`^${PREVIEW}`),
  );
  await setStatus(page, "Borrador", "En revisión");
  await setStatus(page, "En revisión", "Listo");
  expect(web.published("terms.json")).toContain('"guests": 7');
  await press(page, "Publicar");
  await page.getByRole("alertdialog").waitFor();
  expect(await ownViolations(page)).toEqual([]);
  await confirmPublication(page);
  await expect.poll(() => web.published("terms.json")).toContain('"guests": 9');
  expect(web.git("diff", "--numstat", "main^", "main")).toBe("1\t1\tcontent/terms.json\n");
  await expect.poll(() => web.git("branch")).not.toContain(GUESTS_DRAFT);
});

test("a draft is saved, and not published, once its publication was refused", async ({
  page,
  web,
}) => {
  await signIn(page, web);
  await openEntry(page, "Trip", "morning");
  await field(page, ["Nombre", "English"]).fill("");
  await publish(page);
  await expect(page.getByRole("alertdialog")).toContainText("English es obligatorio");
  await press(page, "Entendido");
  await field(page, ["Nombre", "English"]).fill("Morning");
  await field(page, ["Regreso"]).fill("08:00");
  await publish(page);
  await expect(page.getByRole("alertdialog")).toContainText("no es después de la salida");
  await press(page, "Entendido");
  await field(page, ["Regreso"]).fill("13:45");
  await saveDraft(page);
  expect(web.git("diff", "--numstat", "main", "cms/Trip/morning")).toBe(
    "1\t1\tcontent/trips/morning.json\n",
  );
  expect(web.published("trips/morning.json")).not.toContain("13:45");
});

test("a new picture and its entry wait in one draft, and are published together", async ({
  page,
  web,
}) => {
  await signIn(page, web);
  await addPicture(page);
  await saveDraft(page);
  expect(web.git("diff", "--name-only", "main", "cms/GalleryPicture/11")).toBe(
    "content/gallery/11.json\ncontent/media/cala-vella-dia.jpg\n",
  );
  await publish(page);
  await expect
    .poll(() => web.git("diff", "--name-only", "start", "main"))
    .toBe("content/gallery/11.json\ncontent/media/cala-vella-dia.jpg\n");
});

test("a review is deleted at once, and nothing with it", async ({ page, web }) => {
  await signIn(page, web);
  await openEntry(page, "Review", "otto");
  page.once("dialog", (dialog) => void dialog.accept());
  await page.getByRole("button", { name: "Borrar", exact: true }).click();
  await expect
    .poll(() => web.git("log", "--format=", "--name-status", "main", "-1"))
    .toBe("D\tcontent/reviews/otto.json\n");
});

test("what belongs to a fixed set cannot be withdrawn; what may grow can", async ({
  page,
  web,
}) => {
  await signIn(page, web);
  const withdraw = page.getByRole("menuitem", { name: "Retirar" });
  await openEntry(page, "Trip", "sunset");
  await press(page, "Publicado");
  await expect(withdraw).toBeVisible();
  for (const [list, entry] of [
    ["datos", "Terms"],
    ["LegalText", "privacy"],
  ] as const) {
    await openEntry(page, list, entry);
    await press(page, "Publicado");
    await expect(withdraw).toBeHidden();
  }
});
