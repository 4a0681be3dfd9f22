import { resolve } from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { playwrightReport } from "../../src/commands/lib/test-reports";
import type { Options } from "./fixtures";
import { testSite, urlOf } from "./sites";

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
const calm = { contextOptions: { reducedMotion: "reduce" } } as const;

const phone = {
  name: "phone",
  testMatch: "spec/*.spec.ts",
  grepInvert: /@desktop/,
  use: { ...calm, viewport: PHONE, hasTouch: true },
};
const desktop = {
  name: "desktop",
  testMatch: "spec/*.spec.ts",
  grep: /@desktop|@both/,
  use: { ...calm, viewport: DESKTOP },
};

export default defineConfig<Options>({
  testDir: ".",
  outputDir: resolve("test-results/browser"),
  globalSetup: "./global-setup.ts",
  workers: 3,
  // In CI a test that passes the second time is reported as flaky, and stops no publication.
  retries: process.env.CI ? 1 : 0,
  // Milliseconds. Every wait ends with what it waits for; a busy machine only takes longer.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  snapshotPathTemplate: "{testDir}/snapshots/{arg}{ext}",
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"], ["json", { outputFile: resolve(playwrightReport.file) }]],
  // What visitors do is proved on a phone. What depends on the width is tagged: `@both` runs on a
  // desk as well, `@desktop` only there. The other tests choose their own widths. `at once` is the
  // same with the app's scripts run at once.
  projects: [
    { name: "site", testIgnore: ["spec/**", "engines/**"] },
    phone,
    desktop,
    { ...phone, name: "phone at once", use: { ...phone.use, appAtOnce: true } },
    { ...desktop, name: "desktop at once", use: { ...desktop.use, appAtOnce: true } },
  ],
  use: {
    ...devices["Desktop Chrome"],
    baseURL: urlOf(testSite),
    timezoneId: "Europe/Madrid",
    // Without a saved choice the site follows the browser's language.
    locale: "es-ES",
    // A page that a test has changed on its way has no address of its own, and may ask no stand-in.
    permissions: ["local-network-access"],
    launchOptions: {
      // Set by the global setup, which looks for a browser; Playwright's own where it is not.
      executablePath: process.env.CHROMIUM,
      // No request leaves this machine, whatever a page asks for.
      args: ["--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE 127.0.0.1"],
    },
  },
});
