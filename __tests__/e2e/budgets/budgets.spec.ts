import { budgetOf, HEIGHTS, OWN_SCRIPT } from "./budgets";
import { expect, test } from "../setup/fixtures";
import { pages, type TestedPage } from "../setup/pages";
import { PROVIDER_NOISE } from "../setup/providers";
import { quickIf } from "../setup/quick";
import { countTransfer } from "./transfer";
import { startApp, waitForHydration } from "../setup/app";

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

/** Returns a line for each value that exceeds its limit or has none. */
const exceeded = (values: Record<string, number>, limits: Record<string, number>) =>
  Object.entries(values)
    .filter(([name, value]) => value > (limits[name] ?? -1))
    .map(([name, value]) => `${name}: ${value} of ${limits[name]}`);

test.use({ expectedNoise: PROVIDER_NOISE });

/** One page of each kind that loads something of its own. */
const KINDS: TestedPage["name"][] = ["home", "trips", "gallery", "booking", "contact"];

// German has the longest words.
for (const { name, path } of pages.filter(({ language }) => language === "de"))
  for (const screen of [PHONE, DESKTOP]) {
    const when = quickIf(screen === PHONE && KINDS.includes(name));
    test(`the budget of ${name}, ${screen.width} wide`, when, async ({ page, baseURL }) => {
      const { phone, desk, scripts, ...limits } = budgetOf(name);
      const height = HEIGHTS[name];
      const takeTransfer = countTransfer(page, String(baseURL));
      const isAppThere = name === "booking";
      await page.setViewportSize(screen);
      await page.goto(path);
      await page.waitForLoadState("networkidle");
      const { document, styles, font, image, script, requests } = takeTransfer();
      const first = { html: document, styles, fonts: font, pictures: image, requests };
      expect(exceeded(first, { ...limits, pictures: screen === PHONE ? phone : desk })).toEqual([]);

      if (height && screen === PHONE)
        expect(
          await page.locator("body").evaluate((body) => body.scrollHeight),
        ).toBeLessThanOrEqual(height);

      await (isAppThere ? waitForHydration(page) : startApp(page));
      const later = takeTransfer().script;
      expect(exceeded({ scripts: isAppThere ? script : later }, { scripts })).toEqual([]);
      // Only the page with the calendar runs the app by itself.
      if (!isAppThere) expect(script).toBeLessThanOrEqual(OWN_SCRIPT[name] ?? 0);
    });
  }
