import type { Page } from "@playwright/test";
import { PATIENCE } from "../../../src/site/head-scripts/app";
import { expect, test } from "../setup/fixtures";
import { quickIf } from "../setup/quick";
import { alterations, type Moment } from "./alterations";
import { uses } from "./uses";

type Prepared = Window & { releaseApp: () => void; isSameDocument: boolean };

/**
 * Runs in each new document before its own scripts: the start of the app waits for `releaseApp`, and a held press waits for
 * the app without a limit.
 */
const prepare = (patience: number) => {
  if (self !== top) return;
  // What was typed on the page before would come back.
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem("cookieConsent", "rejected");
  localStorage.setItem("language", "es");
  const state = window as unknown as Prepared;
  state.isSameDocument = true;
  const released = new Promise<void>((resolve) => (state.releaseApp = resolve));
  const request = window.fetch.bind(window);
  window.fetch = async (...parameters) => {
    if (String(parameters[0]).includes("app-data.json")) await released;
    return request(...parameters);
  };
  const start = window.setTimeout.bind(window);
  window.setTimeout = ((work: () => void, delay?: number) =>
    delay === patience ? 0 : start(work, delay)) as typeof setTimeout;
};

/** Uses an element that needs the app, as a press on it would. */
const callApp = (page: Page) =>
  page.evaluate(
    () =>
      void document
        .querySelector("[data-app]")
        ?.dispatchEvent(new Event("pointerdown", { bubbles: true })),
  );

const releaseApp = async (page: Page) => {
  await callApp(page);
  await page.evaluate(() => (window as unknown as Prepared).releaseApp());
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__reactProps")),
  );
};

const SHARES = 3;

/** A third of the alterations; with what can happen at one moment alone. */
const alter = async (page: Page, moment: Moment, share: number) => {
  for (const [place, { apply, moments }] of alterations.entries())
    if (moments ? moments.includes(moment) : place % SHARES === share % SHARES)
      await page.evaluate(apply);
};

// React reports that the page is not as it was built, and the proxy's addresses are not on this server.
test.use({ expectedNoise: /Minified React error #(418|423|425)/, givesUpWaiting: true });

for (const [index, { name, path, isDesktop, run }] of uses.entries())
  for (let share = 0; share < SHARES; share += 1) {
    // The other half of the moments is that of the next use.
    const isLate = (share + index) % 2 === 1;
    const moments = isLate ? "before, during and after" : "before and during";
    const title = `${name} on ${path}, altered ${moments} the start of the app, thirds from ${share} on`;
    // Each use has one third; all together have every alteration.
    test(title, quickIf(share === index % SHARES), async ({ page }) => {
      await page.addInitScript(prepare, PATIENCE);
      await page.setViewportSize({ width: isDesktop ? 1280 : 390, height: 844 });
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await alter(page, "before", share);
      await callApp(page);
      await alter(page, "during", share + 1);
      if (isLate) {
        await releaseApp(page);
        await alter(page, "after", share + 2);
      }
      await run(page, () => releaseApp(page));
      const isSame = await page.evaluate(
        () =>
          (window as unknown as Prepared).isSameDocument &&
          !document.querySelector("[role=alert] h1"),
      );
      expect(isSame).toBe(true);
    });
  }
