import { writeFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { es } from "../../../src/desk/words/es";
import { expect, test } from "./fixtures";
import { go, main, openHome, photo, shownBeside } from "./steps";

/** Drags a file of this computer over the middle of an element, as the browser tells it, and returns how to drop it. */
const dragOver = async (page: Page, file: string, over: Locator) => {
  const devtools = await page.context().newCDPSession(page);
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

test("a question that the page folds is unfolded while it is edited; a picture dropped on the page beside comes into the field that is open", async ({
  page,
  home,
}) => {
  const file = test.info().outputPath("En el agua.jpg");
  writeFileSync(file, await photo());
  await openHome(page, home, "#/file/questions/umbrellas.json?field=answer.es");
  const beside = await shownBeside(page);
  await expect(beside.getByText("Una para cada 7 invitados")).toBeVisible();
  await expect(beside.getByText("El as de guía")).toBeHidden();

  await go(page, "#/file/gallery/1.json");
  await expect(beside.locator("main li a[id]").first()).toBeVisible();
  const drop = await dragOver(page, file, page.locator("iframe"));
  const note = page.locator(".drop-note");
  await expect(note).toHaveText(es.pictures.dropNow);
  await expect(page.locator("[data-drop]")).toHaveAttribute("role", "group");
  await drop();
  await expect(main(page).getByText(es.pictures.ready)).toBeVisible();
  await expect(note).toBeHidden();
  expect(page.context().pages()).toHaveLength(1);
});
