import { existsSync } from "node:fs";
import { firefox, webkit, type BrowserType } from "@playwright/test";
import { pathOf } from "./browser";

export type Engine = {
  name: "Firefox" | "WebKit";
  isFound: boolean;
  /** The program of Debian's package; left out where Playwright has a build of its own. */
  program?: string;
  /** How to install it, in words. */
  install: string;
};

/**
 * @param program how the engine is started where Playwright has no build
 * @param needed what else that takes
 */
const find = (
  name: Engine["name"],
  playwrights: BrowserType,
  packages: string,
  [program, ...needed]: [string, ...string[]],
): Engine => {
  const install = `npx playwright install --with-deps ${playwrights.name()}, or ${packages}`;
  if (existsSync(playwrights.executablePath())) return { name, isFound: true, install };
  const path = needed.every(pathOf) ? pathOf(program) : undefined;
  return { name, isFound: path !== undefined, program: path, install };
};

/** The engines besides Chromium, and whether they are installed; Playwright's builds come first. */
export const findEngines = () => ({
  firefox: find("Firefox", firefox, "Debian's firefox-esr", ["firefox-esr"]),
  webkit: find("WebKit", webkit, "Debian's webkit2gtk-driver and xvfb", [
    "WebKitWebDriver",
    "xvfb-run",
  ]),
});
