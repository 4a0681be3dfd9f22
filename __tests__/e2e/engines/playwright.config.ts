import { existsSync } from "node:fs";
import { defineConfig, devices, firefox, webkit, type Project } from "@playwright/test";
import base from "../playwright.config";

/** Resets the settings that only Chromium has. */
const others = { permissions: [], launchOptions: {} };
const calm = { contextOptions: { reducedMotion: "reduce" } } as const;

const engines: [string, { executablePath: () => string }, Project["use"]][] = [
  ["Firefox", firefox, devices["Desktop Firefox"]],
  ["WebKit", webkit, devices["Desktop Safari"]],
];

const installed = engines.filter(([, engine]) => existsSync(engine.executablePath()));

if (installed.length < engines.length)
  console.warn("To test both other engines: npx playwright install --with-deps firefox webkit");

export default defineConfig({
  ...base,
  testDir: ".",
  globalSetup: "../setup/global-setup.ts",
  projects: [
    { name: "Chromium", use: calm },
    ...installed.map(([name, , device]) => ({ name, use: { ...others, ...calm, ...device } })),
  ],
});
