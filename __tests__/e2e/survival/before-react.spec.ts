import type { Route } from "@playwright/test";
import { expect, test } from "../setup/fixtures";
import { holdBack } from "../setup/hold-back";
import { received, uniqueAddress } from "../setup/inbox";
import { waitForHydration } from "../setup/app";
import { sendMessage, writeMessage } from "../spec/forms";

test("the calendar's page asks for the app after its first paint, and for its data at once", async ({
  page,
}) => {
  await page.goto("/reservas/");
  await waitForHydration(page);
  const { painted, asked, data } = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const ofApp = resources.filter(({ name }) => /\.js$|\/page-data\//.test(name));
    const ofPage = ofApp.filter(({ name }) => name.endsWith("/reservas/page-data.json"));
    return {
      painted: paint?.startTime ?? Infinity,
      asked: Math.min(...ofApp.map(({ startTime }) => startTime)),
      data: ofPage.map(({ initiatorType }) => initiatorType),
    };
  });
  expect(asked).toBeGreaterThanOrEqual(painted);
  // Preloaded by the page; the app does not request it a second time.
  expect(data).toEqual(["link"]);
});

test("a draft is there again after plain links, and gone once it is sent", async ({ page }) => {
  const email = uniqueAddress();
  await writeMessage(page, email);
  await page.goto("/precios/");
  await page.goto("/contacto/");
  await expect(page.getByLabel("Nombre")).toHaveValue("Marta Oliver");
  await sendMessage(page);
  await expect.poll(() => received(email)).toHaveLength(1);
  await expect(page.getByLabel("Nombre")).toHaveValue("");
  await page.reload();
  await expect(page.getByLabel("Nombre")).toHaveValue("");
});

test("the page does not move when React comes", async ({ page }) => {
  await page.goto("/galeria/");
  const release = await holdBack(page, "**/app-data.json");
  const tile = page.locator("a[data-app]").last();
  await tile.focus();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(0);
  release();
  await waitForHydration(page);
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

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
      await page.route("**/f/**", delay(2_500));
      let count = 0;
      page.on("request", (request) => (count += Number(request.method() === "POST")));
      const email = uniqueAddress();
      await writeMessage(page, email);
      await page.evaluate(() => {
        const press = () => document.querySelector<HTMLElement>("main form button")?.click();
        for (const time of [0, 300, 600, 1_200]) setTimeout(press, time);
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
