import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { openEditor, openEntry, save } from "./desk";

test.use({ expectedNoise: /decap-cms|CMS_MANUAL_INIT/ });

/** The list in which an entry has its place. */
const placeOf = (page: Page) => {
  const place = page.getByRole("group", { name: "Lugar" });
  return {
    place,
    rows: place.getByRole("listitem"),
    own: place.locator("[aria-current]"),
    status: place.getByRole("status"),
    before: place.getByRole("button", { name: "Antes" }),
    after: place.getByRole("button", { name: "Después" }),
  };
};

test("an entry is moved by keys, by buttons and by dragging, and no other changes", async ({
  page,
  desk,
}) => {
  await openEditor(page, desk);
  await openEntry(page, "Trip", "extended");
  const { place, rows, own, status, before, after } = placeOf(page);
  await expect(rows).toHaveText([/Mañana/, /Mediodía/, /Atardecer/, /Extendida/]);
  await expect(status).toHaveText("4 de 4");
  await expect(after).toHaveAttribute("aria-disabled", "true");

  await before.focus();
  await page.keyboard.press("Home");
  await expect(status).toHaveText("1 de 4");
  await page.keyboard.press("ArrowDown");
  await expect(status).toHaveText("2 de 4");
  await after.click();
  await expect(rows).toHaveText([/Mañana/, /Mediodía/, /Extendida/, /Atardecer/]);
  await expect(after).toBeFocused();
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
  const saved = readFileSync(join(desk.folder, "content/trips/extended.json"), "utf8");
  expect(JSON.parse(saved)).toMatchObject({ order: 1.5 });
  await expect(place).toBeVisible();
  await expect(status).toHaveText("2 de 4");
});
