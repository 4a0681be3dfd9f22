import type { Page } from "@playwright/test";
import { expect, test } from "../setup/fixtures";
import { holdBack } from "../setup/hold-back";
import { FONT_NOISE, FONTS, shiftsOn, watchShifts, withoutFonts } from "./layout-shifts";
import { pages, type TestedPage } from "../setup/pages";
import { PROVIDER_NOISE } from "../setup/providers";
import { quickIf } from "../setup/quick";
import { startApp, waitForHydration } from "../setup/app";
import { storeItems } from "../setup/stored-items";

test.use({
  contextOptions: { reducedMotion: "no-preference" },
  expectedNoise: new RegExp(`${PROVIDER_NOISE.source}|${FONT_NOISE.source}`),
});

/**
 * Selects first visits to pages whose parts load at different times; the other tests are slow. With a choice, the booking
 * page is among the quick ones below.
 */
const isQuick = (title: string, width: number, consent?: string) =>
  width === 412 && !consent && /^es (home|gallery)$/.test(title);

/** Throughput in bytes per second, latency in milliseconds. */
const NETWORK = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };

const slowNetwork = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.emulateNetworkConditions", { offline: false, ...NETWORK });
};

/** Opens a page over a slow connection, in the fallback fonts, and expects that nothing moves on it. */
const expectStill = async (page: Page, path: string, shown = page.locator("h1")) => {
  await slowNetwork(page);
  await withoutFonts(page);
  await watchShifts(page);
  await page.goto(path);
  await expect(shown).toBeVisible();
  expect(await shiftsOn(page)).toEqual([]);
};

for (const width of [390, 412, 1440])
  for (const consent of [undefined, "accepted"])
    test.describe(`at ${width} wide, cookies ${consent ?? "not chosen about"}`, () => {
      test.use({ viewport: { width, height: 823 } });

      for (const { title, path } of pages)
        test(
          `nothing moves on ${title}`,
          quickIf(isQuick(title, width, consent)),
          async ({ page }) => {
            if (consent) await storeItems(page, { cookieConsent: consent });
            await expectStill(page, path);
          },
        );
    });

/** The pages that are about what their address chooses. On the others prices at the right of their lines lose their "from". */
const CHOOSING = ["contacto", "reservas", "donde-estamos"];

for (const [width, query] of [
  [320, "?trip=sunset&day=2027-09-29&guests=4"],
  [390, "?trip=sunset&day=2027-09-29&guests=4"],
  [390, "?trip=morning"],
  [390, "?trip=gone"],
  [1440, "?day=2027-09-29"],
  [1440, "?trip=sunset&day=2027-09-29"],
] as const)
  test(
    `nothing moves when the app comes late to a page with a choice, ${width} wide, ${query}`,
    quickIf(width === 390 && /guests/.test(query)),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 823 });
      await storeItems(page, { language: "de" });
      await withoutFonts(page);
      await watchShifts(page);
      for (const path of CHOOSING) {
        const release = await holdBack(page, "**/*.js");
        await page.goto(`/de/${path}/${query}${path === "contacto" ? "#form" : ""}`, {
          waitUntil: "commit",
        });
        await page.locator("[data-scripts]").waitFor({ state: "attached" });
        await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint")[0]);
        release();
        await waitForHydration(page);
        expect(await shiftsOn(page), path).toEqual([]);
      }
    },
  );

for (const width of [390, 1440])
  test(
    `nothing moves when reviews of one's own come above the others, ${width} wide`,
    quickIf(width === 390),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 823 });
      const own = { name: "Ana", review: "Bien.", rating: 4, date: "2027-05-01T10:00:00Z" };
      await storeItems(page, { customerReviews: JSON.stringify([own]) });
      await expectStill(page, "/reseñas/", page.getByText("«Bien.»"));
      await expect(page.getByRole("article").first()).toBeVisible();
    },
  );

/**
 * The sum of scores up to which late fonts may move a page. On a narrow page of the tests' content a heading breaks at
 * another word in the fallback; up to 0.1 a page is rated as good.
 */
const byFonts = (title: string, width: number) =>
  width === 390 && title === "en trips" ? 0.04 : 0.002;

const WITH_LATE_FONTS: TestedPage["name"][] = ["home", "trips", "prices", "contact", "location"];

for (const { title, path } of pages.filter(({ name }) => WITH_LATE_FONTS.includes(name)))
  for (const width of [390, 1440])
    test(
      `fonts come however late, and hardly move anything on ${title}, ${width} wide`,
      quickIf(width === 390 && title === "es trips"),
      async ({ page }) => {
        await storeItems(page, { language: title.slice(0, 2) });
        await page.setViewportSize({ width, height: 823 });
        const release = await holdBack(page, FONTS);
        await watchShifts(page, 0);
        // The fonts delay the load event.
        await page.goto(path, { waitUntil: "domcontentloaded" });
        await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint")[0]);
        expect(await page.evaluate(() => document.fonts.status)).toBe("loading");
        release();
        await page.waitForFunction(() => document.fonts.status === "loaded");
        // The app inserts all styles again.
        await startApp(page);
        const scores = (await shiftsOn(page)).map(parseFloat);
        expect(scores.reduce((sum, score) => sum + score, 0)).toBeLessThanOrEqual(
          byFonts(title, width),
        );
      },
    );
