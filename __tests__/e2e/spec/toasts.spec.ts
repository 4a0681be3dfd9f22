import { expectAccessible } from "../accessibility/axe";
import { expect, test } from "../setup/fixtures";
import { desk, spaced, zoomed } from "../setup/views";
import { publishReview } from "./forms";
import { words as w } from "./words";

test("WhatsApp never covers the banner, a toast or a form's button, and axe-core finds nothing in them", async ({
  page,
}) => {
  await page.goto("/escribir-reseña/");
  await publishReview(page);
  const toast = page.locator("[role=alert] > div").filter({ hasText: w.unrated });
  // While it has the focus it stays.
  await toast.getByRole("button").focus();
  await expectAccessible(page, "rating missing", [zoomed, spaced, desk], { axeIn: [zoomed] });
  for (const width of [320, 360, 390, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const boxes = await Promise.all(
      [toast, page.locator("[data-banner]"), page.getByRole("button", { name: w.publish })].map(
        (item) => item.boundingBox(),
      ),
    );
    const chat = await page.locator('body a[href^="https://wa.me"]').last().boundingBox();
    for (const box of boxes) {
      const apart =
        !box ||
        !chat ||
        box.x + box.width <= chat.x ||
        chat.x + chat.width <= box.x ||
        box.y + box.height <= chat.y ||
        chat.y + chat.height <= box.y;
      expect(apart, `${width}: ${JSON.stringify([box, chat])}`).toBe(true);
    }
  }
});
