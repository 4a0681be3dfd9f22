import { resolve } from "node:path";
import { defineConfig, devices, type Project } from "@playwright/test";
import { findEngines } from "../../../src/commands/lib/engines";
import base from "../playwright.config";

const { firefox, webkit } = findEngines();

/** Chromium's settings are not the others'. */
const others = { permissions: [], launchOptions: {} };
const calm = { contextOptions: { reducedMotion: "reduce" } } as const;

const driven = { testMatch: "engines/playwright.spec.ts" };

const projects: Project[] = [{ name: "Chromium", ...driven, use: calm }];

if (firefox.isFound)
  projects.push({
    name: "Firefox",
    ...driven,
    use: {
      ...others,
      ...calm,
      ...devices["Desktop Firefox"],
      ...(firefox.program && {
        channel: "moz-firefox",
        launchOptions: {
          executablePath: resolve(__dirname, "firefox.mjs"),
          env: { ...process.env, FIREFOX: firefox.program },
          // What cannot be asked for by BiDi yet; and scroll bars as on phones, which take no room.
          firefoxUserPrefs: { "ui.prefersReducedMotion": 1, "ui.useOverlayScrollbars": 1 },
        },
      }),
    },
  });

if (webkit.isFound)
  projects.push(
    webkit.program
      ? { name: "WebKit", testMatch: "engines/webkitgtk.spec.ts" }
      : { name: "WebKit", ...driven, use: { ...others, ...calm, ...devices["Desktop Safari"] } },
  );

export default defineConfig({
  ...base,
  testDir: "..",
  globalSetup: "../global-setup.ts",
  projects,
});
