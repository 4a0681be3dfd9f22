import { writeFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { es } from "../../../src/desk/words/es";
import { expect, openDesk, photo, shownBeside, test, WIDE, write } from "./fixtures";

test.use(WIDE);

const PICTURE = "#/file/gallery/1.json";

/** Drags a file of this computer over the middle of an element, as the browser tells it, and drops it there. */
const dragOver = async (page: Page, file: string, over: Locator) => {
  const devtools = await page.context().newCDPSession(page);
  await over.scrollIntoViewIfNeeded();
  const box = await over.boundingBox();
  if (!box) throw new Error("It is not visible.");
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const data = { items: [], files: [file], dragOperationsMask: 1 };
  const send = (type: "dragEnter" | "dragOver" | "drop") =>
    devtools.send("Input.dispatchDragEvent", { type, ...at, data });
  await send("dragEnter");
  await send("dragOver");
  return () => send("drop");
};

const note = (page: Page) => page.locator(".drop-note");
const marked = (page: Page) => page.locator("[data-drop]");
const main = (page: Page) => page.getByRole("main");

test("a picture dropped on the page beside comes into the field that is open", async ({
  page,
  home,
}) => {
  const file = test.info().outputPath("En el agua.jpg");
  writeFileSync(file, await photo());
  await openDesk(page, home, PICTURE);
  await shownBeside(page);
  const drop = await dragOver(page, file, page.locator("iframe"));
  await expect(note(page)).toHaveText(es.pictures.dropNow);
  await expect(marked(page)).toHaveAttribute("role", "group");
  await drop();
  await expect(main(page).getByText(es.pictures.ready)).toBeVisible();
  await expect(note(page)).toBeHidden();
  expect(page.context().pages()).toHaveLength(1);
});

test("where no picture fits it is said where pictures go, and the desk stays", async ({
  page,
  home,
}) => {
  const file = test.info().outputPath("notas.txt");
  writeFileSync(file, "x");
  await openDesk(page, home, "#/file/company.json");
  await shownBeside(page);
  const phone = main(page).locator('[data-field="phone"]');
  for (const place of [phone, page.locator("iframe"), page.getByRole("navigation")]) {
    const drop = await dragOver(page, file, place);
    await expect(note(page)).toHaveText(es.pictures.dropWhere);
    await drop();
    await expect(note(page)).toHaveText(es.pictures.dropWhere);
    await write(phone, "+34 600 000 001");
    await expect(note(page)).toBeHidden();
  }
  expect(page.context().pages()).toHaveLength(1);
});
