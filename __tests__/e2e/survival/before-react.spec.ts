import { expect, test } from "../setup/fixtures";
import { uniqueAddress } from "../setup/inbox";
import { sendMessage, writeMessage } from "../spec/forms";

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
