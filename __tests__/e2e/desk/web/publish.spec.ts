import type { Page } from "@playwright/test";
import { es } from "../../../../src/desk/words/es";
import { expect, test } from "../fixtures";
import {
  endAt,
  expectNoChanges,
  field,
  go,
  openWeb,
  photo,
  publish,
  save,
  shownBeside,
  state,
  TRIP,
  waitForPoll,
  write,
} from "../steps";

// The Git host tells when it is public, by the real clock.
test.use({ isClockMoved: false });

test("publish a price that is pressed on the page: one commit, told once it is public", async ({
  page,
  web,
}) => {
  await page.clock.install();
  await openWeb(page, web, "#/trips");
  const beside = await shownBeside(page);
  await beside
    .getByText(/^320,00/)
    .filter({ visible: true })
    .first()
    .click();
  await expect(field(page, "packages.0.amount")).toBeFocused();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("335,50");
  await save(page);
  // The shortcut opens the list of changes and does not publish them.
  await expect(page.getByRole("dialog", { name: es.bar.changes })).toBeVisible();
  expect(web.published()).toEqual([]);
  await page.keyboard.press("Escape");
  await publish(page);
  await expectNoChanges(page);
  expect(web.published()).toEqual(["Precio de Mañana"]);
  expect(web.changed()).toEqual(["modified content/prices.json"]);
  const { packages } = web.read("prices.json");
  expect(packages).toContainEqual({ trip: "morning", amount: 335.5 });

  await expect(state(page)).toHaveText(es.status.building);
  web.setCheckRun({ completed_at: new Date().toISOString() });
  await waitForPoll(page);
  await expect(state(page)).toHaveText(/^En la web a las? \d+:\d\d$/);
  await expect(page.getByRole("link", { name: es.status.seeIt })).toHaveAttribute(
    "href",
    `${web.site}/precios/#morning-price`,
  );
});

const replacePicture = async (page: Page, description: string) => {
  await field(page, "picture.file").click();
  const input = page.getByRole("dialog").locator("input[type=file]");
  await input.setInputFiles({
    name: "Otra cala.JPG",
    mimeType: "image/jpeg",
    buffer: await photo(),
  });
  await expect(field(page, "picture.description.es")).toBeFocused();
  for (const language of ["es", "en", "de"])
    await write(field(page, `picture.description.${language}`), `${description} ${language}`);
};

test("publish a trip with its price, a picture with its description and a deletion: one commit", async ({
  page,
  web,
}) => {
  await openWeb(page, web, `#/file/${TRIP}`);
  await endAt(page, "22:15");
  await write(field(page, "packages.2.amount"), "305");
  await go(page, "#/file/gallery/1.json");
  await replacePicture(page, "La cala");
  await go(page, "#/file/reviews/otto.json");
  await page.getByRole("button", { name: es.entry.delete, exact: true }).click();
  await publish(page);
  await expectNoChanges(page);

  expect(web.published()).toHaveLength(1);
  expect(web.changed()).toEqual([
    "modified content/gallery/1.json",
    "added content/media/otra-cala.jpg",
    "modified content/prices.json",
    "removed content/reviews/otto.json",
    "modified content/trips/sunset.json",
  ]);
  expect(web.read(TRIP)).toMatchObject({ end: "22:15" });
  expect(web.read("prices.json").packages).toContainEqual({ trip: "sunset", amount: 305 });
  expect(web.read("gallery/1.json").picture).toEqual({
    file: "/media/otra-cala.jpg",
    description: { es: "La cala es", en: "La cala en", de: "La cala de" },
  });
});
