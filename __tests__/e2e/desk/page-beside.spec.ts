import { writeFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import type { HostElement } from "../../../packages/desk/page/frame-host";
import { es } from "../../../packages/desk/words/es";
import { expect, test } from "./fixtures";
import { field, go, main, openHome, photo, shownBeside } from "./steps";

/** Drags a file of this computer to the middle of an element, and returns what the browser tells while it is held there. */
const dragTo = async (page: Page, file: string, over: Locator) => {
  const devtools = await page.context().newCDPSession(page);
  const box = await over.boundingBox();
  if (!box) throw new Error("It is not visible.");
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const data = { items: [], files: [file], dragOperationsMask: 1 };
  const send = (type: "dragEnter" | "dragOver" | "drop") =>
    devtools.send("Input.dispatchDragEvent", { type, ...at, data });
  await send("dragEnter");
  return { hold: () => send("dragOver"), drop: () => send("drop") };
};

test("what the page folds is unfolded while it is edited, and is in sight in each language; a picture dropped on the page comes into the open field", async ({
  page,
  home,
}) => {
  const file = test.info().outputPath("En el agua.jpg");
  writeFileSync(file, await photo());
  const said = {
    de: "Den Palstek, wenn Sie fragen.",
    en: "The bowline, if you ask.",
    es: "El as de guía, si lo pedís.",
  };
  await openHome(page, home, "#/file/questions/knots.json?field=answer.de");
  const beside = await shownBeside(page);
  /** Returns where a text is, from the top of what is seen of the page, as a part of its height. */
  const placeOf = (text: string) =>
    beside
      .getByText(text)
      .first()
      .evaluate((element) => element.getBoundingClientRect().top / innerHeight);
  const isSeen = (place: number) => place > 0 && place < 0.9;
  await expect.poll(async () => isSeen(await placeOf(said.de))).toBe(true);
  const scrolled = () => beside.locator("html").evaluate(({ scrollTop }) => scrollTop);
  expect(await scrolled(), "the place is below the fold").toBeGreaterThan(0);
  for (const language of ["en", "es", "de"] as const) {
    const before = await scrolled();
    await field(page, `answer.${language}`).focus();
    await expect(beside.getByText(said[language]).first()).toBeVisible();
    expect(isSeen(await placeOf(said[language])), language).toBe(true);
    expect(Math.abs((await scrolled()) - before), "it stays where it was").toBeLessThan(450);
  }

  await go(page, "#/file/questions/umbrellas.json?field=answer.es");
  await expect(beside.getByText("Una para cada 7 invitados")).toBeVisible();
  await expect(beside.getByText("El as de guía")).toBeHidden();

  // What failed on one page keeps no other from being shown.
  await beside
    .locator("body")
    .evaluate(() => (window.frameElement as HostElement | null)?.host?.onFailure());
  await expect(page.getByText(es.page.failed)).toBeVisible();
  await go(page, "#/file/gallery/1.json");
  await expect(page.getByText(es.page.failed)).toBeHidden();
  await expect(beside.locator("main li a[id]").first()).toBeVisible();
  // The built page stands there before the one that is edited, and would open the file itself.
  await shownBeside(page);
  const { hold, drop } = await dragTo(page, file, page.locator("iframe"));
  const note = page.locator(".drop-note");
  await expect(async () => {
    await hold();
    await expect(note).toHaveText(es.pictures.dropNow, { timeout: 500 });
  }).toPass();
  await expect(page.locator("[data-drop]")).toHaveAttribute("role", "group");
  await drop();
  await expect(main(page).getByText(es.pictures.ready)).toBeVisible();
  await expect(note).toBeHidden();
  expect(page.context().pages()).toHaveLength(1);
});
