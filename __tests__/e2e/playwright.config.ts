import { resolve } from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { launchArguments } from "../../src/commands/browser";
import { playwrightReport } from "../../src/commands/test-reports";
import { SITE_PORT } from "./site-port";

export default defineConfig({
  testDir: ".",
  outputDir: resolve("test-results/browser"),
  globalSetup: "./global-setup.ts",
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"], ["json", { outputFile: resolve(playwrightReport.file) }]],
  use: {
    ...devices["Desktop Chrome"],
    baseURL: `http://localhost:${SITE_PORT}`,
    timezoneId: "Europe/Madrid",
    // Without a saved choice the site follows the browser's language.
    locale: "es-ES",
    launchOptions: {
      // Set by the global setup, which looks for a browser, unless the caller has chosen one.
      executablePath: process.env.CHROMIUM,
      args: [
        ...launchArguments(),
        // No request leaves this machine, whatever a page asks for.
        "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE 127.0.0.1",
      ],
    },
  },
});
