import type { Route } from "@playwright/test";
import { expect, test } from "../setup/fixtures";
import { received, uniqueAddress } from "../setup/inbox";
import { sendMessage, writeMessage } from "../spec/forms";

test.describe("while the scripts do not come", () => {
  // The browser logs the requests that the tests block.
  const expectedNoise = /Failed to load resource|Not rendering React|ChunkLoadError/;
  test.use({ expectedNoise, givesUpWaiting: true });

  test("one message arrives, however late the app is and however often it is sent", async ({
    context,
  }) => {
    const countMessages = async (lateness: number) => {
      const page = await context.newPage();
      const delay = (milliseconds: number) => (route: Route) =>
        setTimeout(() => void route.continue().catch(() => undefined), milliseconds);
      await page.route("**/app-data.json", delay(lateness));
      // Meanwhile the page stays.
      await page.route("**/f/**", delay(1_500));
      let count = 0;
      page.on("request", (request) => (count += Number(request.method() === "POST")));
      const email = uniqueAddress();
      await writeMessage(page, email);
      await page.evaluate(() => {
        const press = () => document.querySelector<HTMLElement>("main form button")?.click();
        for (const time of [0, 400, 1_200]) setTimeout(press, time);
      });
      await expect.poll(() => received(email)).not.toHaveLength(0);
      await page.close();
      return count;
    };
    expect(await Promise.all([900, 1_100].map(countMessages))).toEqual([1, 1]);
  });
});

test.describe("where the script in the head throws", () => {
  test.use({ expectedNoise: /thrown by the test/, viewport: { width: 390, height: 844 } });

  test("a page is as it is without scripts", async ({ page }) => {
    await page.route("/contacto/", async (route) => {
      const html = await (await route.fetch({ maxRetries: 3 })).text();
      const broken = html
        .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "")
        .replace("<script>", '$&throw Error("thrown by the test");');
      await route.fulfill({ body: broken, contentType: "text/html; charset=utf-8" });
    });
    await page.goto("/contacto/");
    await page.getByRole("button", { name: "Abrir el menú" }).click();
    await expect(page.getByRole("dialog", { name: "Menú" })).toBeVisible();
    await page.keyboard.press("Escape");
    await writeMessage(page, uniqueAddress());
    await sendMessage(page);
    await expect(page).toHaveURL(/127\.0\.0\.1:8010/);
  });
});
