import { resolve } from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { reports } from "../../src/commands/lib/test-steps";
import type { Options } from "./setup/fixtures";
import { testSite, urlOf } from "./setup/sites";

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

const phone = {
  name: "phone",
  testMatch: "spec/*.spec.ts",
  grepInvert: /@desktop/,
  use: { viewport: PHONE, hasTouch: true },
};
const desktop = {
  name: "desktop",
  testMatch: "spec/*.spec.ts",
  grep: /@desktop|@both/,
  use: { viewport: DESKTOP },
};

/** What visitors do, in another engine: `npx playwright install firefox webkit`. */
const engine = (name: string, device: object) => ({
  name,
  testMatch: ["spec/*.spec.ts", "navigation/pages.spec.ts", "altered/*.spec.ts"],
  grepInvert: /@desktop/,
  // Those of Chromium are unknown to it.
  use: { ...device, viewport: PHONE, hasTouch: true, permissions: [], launchOptions: {} },
});

export default defineConfig<Options>({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  outputDir: resolve("test-results/browser"),
  globalSetup: "./setup/global-setup.ts",
  // One for each core: two cores are a tenth slower with three.
  workers: "100%",
  // No test needs another one of its file, and no worker ends with a long file while the other has none.
  fullyParallel: true,
  // In CI a test that passes on retry is reported as flaky and does not block a publication.
  retries: process.env.CI ? 1 : 0,
  // In milliseconds. Tests wait for states, so the limits only have to suffice on a slow machine.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  snapshotPathTemplate: "{testDir}/snapshots/{arg}{ext}",
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"], ["json", { outputFile: resolve(reports.browser) }]],
  // Tests of the specification run on a phone; those tagged `@both` also on a desktop, and those
  // tagged `@desktop` only there. All others set their own viewports. The projects "at once" run the
  // app immediately instead of on demand.
  projects: [
    { name: "site", testIgnore: "spec/**" },
    phone,
    desktop,
    { ...phone, name: "phone at once", use: { ...phone.use, appAtOnce: true } },
    { ...desktop, name: "desktop at once", use: { ...desktop.use, appAtOnce: true } },
    engine("firefox", devices["Desktop Firefox"]),
    engine("webkit", devices["Desktop Safari"]),
  ],
  use: {
    ...devices["Desktop Chrome"],
    baseURL: urlOf(testSite),
    timezoneId: "Europe/Madrid",
    // Without a saved language the site uses that of the browser.
    locale: "es-ES",
    // Chromium knows no IP address for a page that a test fulfils, and would block its requests to the
    // stand-ins.
    permissions: ["local-network-access"],
    // A fifth less work for the processor. Tests of what moves ask for motion.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      // Set by the global setup; undefined selects Playwright's own browser.
      executablePath: process.env.CHROMIUM,
      // No request leaves this machine.
      args: [
        "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE 127.0.0.1",
        // No page is open for so long that these would pay: scripts that are compiled for speed, threads, a process to draw.
        "--js-flags=--no-opt,--no-maglev,--single-threaded",
        ...["--disable-gpu", "--disable-software-rasterizer", "--in-process-gpu"],
      ],
    },
  },
});
