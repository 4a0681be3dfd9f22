import type { Page } from "@playwright/test";
import { languageCodes, localPath } from "../../../src/model/languages";
import { routes } from "../../../src/model/routes";
import { waitForHydration } from "../setup/app";
import { expect, test } from "../setup/fixtures";
import { holdBack } from "../setup/hold-back";
import { PROVIDER_NOISE } from "../setup/providers";
import { quickIf } from "../setup/quick";
import { storeItems } from "../setup/stored-items";

test.use({ expectedNoise: PROVIDER_NOISE });

const SIZES = [
  [320, 568],
  [360, 640],
  [360, 740],
  [375, 667],
  [390, 844],
  [412, 915],
  [844, 390],
  [1440, 900],
] as const;

/** What may be on the first screen beside the hero. */
const STATES = [
  { banner: true, notices: false },
  { banner: false, notices: true },
  { banner: true, notices: true },
];

/**
 * Returns for each state what is wrong with the hero's button, if anything: it is not in the window, not as high as a
 * finger needs, or something lies over one of nine points. Runs in the page.
 */
const lookAtButton = (states: typeof STATES) =>
  states.map(({ banner, notices }) => {
    document.documentElement.toggleAttribute("data-cookie-banner", banner);
    for (const notice of document.querySelectorAll<HTMLElement>("dated-notice"))
      notice.hidden = !notices;
    const button = document.querySelector("[aria-labelledby=hero] a[href$='/reservas/']");
    const { x, y, right, bottom, width, height } =
      button?.getBoundingClientRect() ?? new DOMRect(0, 0, 0, 0);
    const parts = [0.02, 0.5, 0.98];
    const points = parts.flatMap((a) => parts.map((b) => [x + a * width, y + b * height] as const));
    const covered = points.map(([left, top]) => document.elementFromPoint(left, top));
    return {
      banner,
      notices,
      isInside: x >= 0 && y >= 0 && right <= innerWidth && bottom <= innerHeight,
      isHigh: height >= 44,
      over: covered.filter((element) => !button?.contains(element)).map((e) => e?.outerHTML),
      // Where things are, which the banner must not change.
      at: [x, y, width, height].map(Math.round).join(),
    };
  });

const problems = async (page: Page, when: string) => {
  const found: string[] = [];
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const where = `${when}, ${width} × ${height}`;
    const seen = await page.evaluate(lookAtButton, STATES);
    for (const { isInside, isHigh, over, ...state } of seen)
      if (!isInside || !isHigh || over.length > 0)
        found.push(`${where}: ${JSON.stringify({ ...state, isInside, isHigh, over })}`);
    // In a low window the banner is the end of the page.
    const places = new Set(seen.filter(({ notices }) => notices).map(({ at }) => at));
    if (height > 480 && places.size > 1) found.push(`${where}: ${[...places].join(" → ")}`);
  }
  return found;
};

for (const language of languageCodes)
  test(
    `«Book now» lies wholly on the first screen, at the first paint and later: ${language}`,
    quickIf(language === "de"),
    async ({ page }) => {
      const late = ["**/*.woff2", "**/styles/*.css", "**/*.avif"];
      const releases = await Promise.all(late.map((address) => holdBack(page, address)));
      await storeItems(page, { language });
      // The rest of the page waits for its styles.
      await page.goto(localPath(routes.home, language), { waitUntil: "commit" });
      await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint")[0]);
      expect(await problems(page, "first paint")).toEqual([]);
      for (const release of releases) release();
      await page.waitForLoadState("networkidle");
      expect(await problems(page, "later")).toEqual([]);
    },
  );

/** Opens the booking page with a choice, and returns where the frame below it begins. */
const calendarTop = async (page: Page, query: string) => {
  await page.goto(`/reservas/${query}`);
  await waitForHydration(page);
  return page.locator("[data-calendar]").evaluate((frame) => frame.getBoundingClientRect().top);
};

for (const [width, height, query, most] of [
  [390, 844, "?trip=sunset&day=2027-07-14", 320],
  // In winter, with the first day on sale in the place of the closed one.
  [390, 844, "?trip=sunset&day=2027-12-12", 360],
  [1440, 900, "?trip=sunset&day=2027-07-14", 360],
] as const)
  test(
    `the calendar begins on the first screen, ${width} wide, ${query}`,
    quickIf(width === 390 && most === 320),
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await storeItems(page, { cookieConsent: "accepted" });
      expect(await calendarTop(page, query)).toBeLessThanOrEqual(most);
    },
  );
