import type { CDPSession, Page } from "@playwright/test";
import { expect, test } from "../setup/fixtures";

test.use({ isMobile: true, hasTouch: true, viewport: { width: 390, height: 844 } });

type Point = { x: number; y: number };

const CENTRE = { x: 195, y: 420 };

/** Touches the screen as a finger does, so that the browser may scroll or zoom by itself. */
const touch = (session: CDPSession) => {
  const send = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Point[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });
  const drag = async (from: Point, to: Point) => {
    await send("touchStart", [from]);
    for (let step = 1; step <= 8; step += 1) {
      const part = step / 8;
      const at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
      await send("touchMove", [at]);
    }
    await send("touchEnd", []);
  };
  const tap = async (at: Point) => {
    await send("touchStart", [at]);
    await send("touchEnd", []);
  };
  return { drag, doubleTap: async (at: Point) => [await tap(at), await tap(at)] };
};

const dialog = (page: Page) => page.getByRole("dialog", { name: "Galería" });

/** Returns the rectangle of the picture on the screen, in whole pixels. */
const pictureBox = (page: Page) =>
  dialog(page)
    .locator("img:visible")
    .evaluate((image) => {
      const { x, width } = image.getBoundingClientRect();
      const { offsetLeft = 0, scale = 1 } = window.visualViewport ?? {};
      return { x: Math.round((x - offsetLeft) * scale), width: Math.round(width * scale) };
    });

test("a picture that is magnified, by two taps or with the page, is moved by a finger", async ({
  page,
}) => {
  await page.goto("/galeria/#4");
  await expect(dialog(page)).toContainText("4 / 9");
  const session = await page.context().newCDPSession(page);
  const finger = touch(session);

  // Not magnified, a finger shows the next picture.
  await finger.drag({ x: 300, y: 420 }, { x: 80, y: 420 });
  await expect(dialog(page)).toContainText("5 / 9");

  const { width } = await pictureBox(page);
  await finger.doubleTap(CENTRE);
  await expect.poll(async () => (await pictureBox(page)).width).toBeGreaterThan(2 * width);
  const { x } = await pictureBox(page);
  await finger.drag({ x: 300, y: 420 }, { x: 200, y: 420 });
  await expect.poll(async () => (await pictureBox(page)).x).toBeLessThan(x - 50);
  await finger.drag({ x: 300, y: 420 }, { x: 20, y: 420 });
  await expect(dialog(page)).toContainText("5 / 9");
  // Two taps make it as it was, and so does the next picture.
  await finger.doubleTap(CENTRE);
  await expect.poll(() => pictureBox(page)).toMatchObject({ width });
  await finger.doubleTap(CENTRE);
  await page.keyboard.press("ArrowRight");
  await expect(dialog(page)).toContainText("6 / 9");
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => pictureBox(page)).toMatchObject({ width });

  await session.send("Emulation.setPageScaleFactor", { pageScaleFactor: 3 });
  await expect.poll(async () => (await pictureBox(page)).width).toBeGreaterThan(2 * width);
  const before = await pictureBox(page);
  await finger.drag({ x: 300, y: 420 }, { x: 80, y: 420 });
  await expect.poll(async () => (await pictureBox(page)).x).toBeLessThan(before.x - 50);
  await expect(dialog(page)).toContainText("5 / 9");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
});
