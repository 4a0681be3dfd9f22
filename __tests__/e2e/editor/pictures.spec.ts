import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ownViolations } from "./axe";
import { expect, test } from "./fixtures";
import { field, fillEach, openEditor, openEntry, pressSave, save } from "./desk";
import { choose } from "./library";

// Decap logs what is not saved.
test.use({ expectedNoise: /decap-cms|CMS_MANUAL_INIT|^Object/ });

const ENTRY = "content/gallery/2.json";

test("a picture: seen in the list, its point set by keys and pointer, its words asked for again", async ({
  page,
  desk,
}) => {
  test.setTimeout(90_000);
  const saved = () =>
    (
      JSON.parse(readFileSync(join(desk.folder, ENTRY), "utf8")) as {
        picture: { file: string; focus?: object };
      }
    ).picture;
  const before = saved();
  expect(before.focus).toBeUndefined();
  const point = page.getByRole("group", { name: "Punto de interés" });
  const horizontal = point.getByRole("slider", { name: "Horizontal" });
  const vertical = point.getByRole("slider", { name: "Vertical" });
  const expectPoint = async (x: number, y: number) => {
    await expect(horizontal).toHaveValue(String(x));
    await expect(vertical).toHaveValue(String(y));
  };

  await openEditor(page, desk);
  await page.goto("/admin/#/collections/GalleryPicture");
  const second = page.locator("a[href$='GalleryPicture/entries/2']");
  const thumbnail = second.locator("img");
  await expect(thumbnail).toHaveAttribute("src", before.file);
  await expect
    .poll(() => thumbnail.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .not.toBe(0);

  await openEntry(page, "GalleryPicture", "2");
  await expectPoint(50, 50);
  await horizontal.focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Shift+ArrowDown");
  await expectPoint(51, 60);
  await expect(horizontal).toHaveAttribute("aria-valuetext", "51 % desde la izquierda");
  await expect(vertical).toHaveAttribute("aria-valuetext", "60 % desde arriba");
  await save(page);
  expect(saved()).toEqual({ ...before, focus: { x: 51, y: 60 } });

  const whole = point.locator(".whole");
  const { width, height } = (await whole.boundingBox()) ?? { width: 0, height: 0 };
  await whole.click({ position: { x: width * 0.2, y: height * 0.1 } });
  await expectPoint(20, 10);
  await expect(point.getByRole("listitem").first().locator("img")).toHaveCSS(
    "object-position",
    "20% 10%",
  );
  await point.locator(".marker").hover();
  await page.mouse.down();
  await whole.hover({ position: { x: width * 0.7, y: height * 0.4 }, force: true });
  await expectPoint(70, 40);
  await page.mouse.up();
  await point.getByRole("button", { name: "Centrar" }).click();
  await expectPoint(50, 50);
  await page.setViewportSize({ width: 390, height: 844 });
  const [above, below] = await Promise.all(
    [whole, point.getByRole("list")].map((part) => part.boundingBox()),
  );
  expect(below?.y).toBeGreaterThan((above?.y ?? NaN) + (above?.height ?? NaN));
  expect(await ownViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 1200 });

  await whole.click({ position: { x: 5, y: 5 } });
  await choose(page, "boat-helm.jpg");
  await expect(page.getByText("La foto es otra: comprobad la descripción")).toBeVisible();
  await expectPoint(50, 50);
  await pressSave(page);
  const no = page.getByRole("button", { name: "No, la cambio" });
  await no.waitFor();
  expect(await ownViolations(page)).toEqual([]);
  await no.click();
  await expect(field(page, ["Descripción", "Español"])).toBeFocused();
  expect(saved().file).toBe(before.file);
  await fillEach(page, "Descripción", "El timón.");
  await save(page);
  expect(saved()).toMatchObject({
    file: "/media/boat-helm.jpg",
    description: { es: "El timón. (Español)" },
  });
  expect(saved().focus).toBeUndefined();
});
