import { words } from "../spec/words";
import { DRAFT_TEXT } from "./visit";
import { expect, test } from "./fixtures";
import { blockStorage } from "./faults";
import { startApp, waitForHydration } from "../setup/app";

test("storage is blocked: cookies rejected in the banner keep the calendar away, and a draft outlives another page", async ({
  page,
  visit,
}) => {
  await blockStorage(page);
  await page.goto("/reservas/", { waitUntil: "domcontentloaded" });
  await waitForHydration(page);
  await page.getByRole("button", { name: words.reject }).click();
  await expect(page.getByRole("button", { name: "Mostrar el calendario" })).toBeVisible();
  await expect(page.locator("#js-turitop")).toHaveCount(0);
  await visit.expectUsable();

  await visit.openAndWrite("/contacto/");
  await waitForHydration(page);
  const { loads } = visit;
  await visit.follow("/precios/");
  await expect(page.locator("form")).toHaveCount(0);
  await page.goBack();
  await expect(page.getByLabel(words.message, { exact: true })).toHaveValue(DRAFT_TEXT);
  expect(visit.loads).toBe(loads);
});

test("the calendar's page asks for the app after its first paint, and for its data at once; another tab rejects cookies: the calendar goes", async ({
  page,
  visit,
}) => {
  await page.goto("/reservas/", { waitUntil: "domcontentloaded" });
  await page.locator(".load-turitop iframe").waitFor();
  const { painted, asked, data } = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const ofApp = resources.filter(({ name }) => /\.js$|\/page-data\//.test(name));
    const own = ofApp.filter(({ name }) => new URL(name).origin === location.origin);
    const ofPage = own.filter(({ name }) => name.endsWith("/reservas/page-data.json"));
    return {
      painted: paint?.startTime ?? Infinity,
      asked: Math.min(...own.map(({ startTime }) => startTime)),
      data: ofPage.map(({ initiatorType }) => initiatorType),
    };
  });
  expect(asked).toBeGreaterThanOrEqual(painted);
  // Preloaded by the page; the app does not request it a second time.
  expect(data).toEqual(["link"]);

  const tab = await page.context().newPage();
  await tab.goto("/robots.txt");
  await tab.evaluate(() => localStorage.setItem("cookieConsent", "rejected"));
  await expect(page.locator("#js-turitop")).toHaveCount(0);
  await visit.expectUsable();
});

test("another tab removes what is stored and chooses German: the draft is kept", async ({
  page,
  visit,
}) => {
  await visit.openAndWrite("/contacto/");
  await waitForHydration(page);
  const stored = await page.evaluate(() => ({ ...localStorage }));
  const tab = await page.context().newPage();
  await tab.goto("/robots.txt");
  await tab.evaluate(() => {
    localStorage.clear();
    localStorage.setItem("language", "de");
  });
  await visit.expectUsable();
  expect(new URL(page.url()).pathname).toBe("/contacto/");
  await visit.expectKeptAfterReload();
  await visit.waitForPath("/de/contacto/");
  await expect(page.getByLabel("Nachricht", { exact: true })).toHaveValue(DRAFT_TEXT);
  // Restores the storage, which the fixture checks afterwards.
  await tab.evaluate((items) => Object.assign(localStorage, items), stored);
});

test.describe("without a network", () => {
  test.use({ expectedNoise: /ERR_INTERNET_DISCONNECTED/ });

  test("a link leads nowhere: the page comes back with its draft, which is gone once it is sent", async ({
    page,
    visit,
  }) => {
    await visit.openAndWrite("/contacto/");
    await waitForHydration(page);
    await visit.settle();
    await page.context().setOffline(true);
    await visit.follow("/precios/");
    await expect.poll(() => page.url()).toMatch(/^chrome-error:/);
    await page.context().setOffline(false);
    await page.goto("/contacto/", { waitUntil: "domcontentloaded" });
    const text = page.getByLabel(words.message, { exact: true });
    await expect(text).toHaveValue(DRAFT_TEXT);
    await waitForHydration(page);
    await page.getByRole("button", { name: words.send }).click();
    await expect(text).toHaveValue("");
    await page.reload({ waitUntil: "domcontentloaded" });
    await startApp(page);
    await expect(text).toHaveValue("");
  });
});
