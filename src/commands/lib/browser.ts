import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";
import { installed, run } from "./processes";

type Browser = {
  /** Undefined if Playwright starts the browser that it has installed. */
  executablePath?: string;
  /** How the browser was found, in one line. */
  found: string;
};

/** Chrome without a user interface: it does half the work of a full one, and a page needs no more. */
const SHELLS = ["chromium-headless-shell", "chrome-headless-shell"];

const FULL = ["google-chrome", "google-chrome-stable", "chromium", "chromium-browser"];

/**
 * The one in `CHROMIUM`, else a headless shell, else a full Chrome or Chromium in `PATH`; else one is installed.
 * @throws if none works; the message says what to install
 */
export const findBrowser = async (): Promise<Browser> => {
  const { CHROMIUM } = process.env;
  if (CHROMIUM) {
    const chosen = await startable(CHROMIUM);
    if (chosen) return chosen;
    throw new Error(`${CHROMIUM}, which CHROMIUM names, is no browser that starts.`);
  }
  const browser =
    (await firstInPath(SHELLS)) ??
    (await startable()) ??
    (await firstInPath(FULL)) ??
    (await installDebians()) ??
    (await installPlaywrights());
  if (browser) return browser;
  throw new Error(
    "No browser for the tests, and none could be downloaded: install Google Chrome or Chromium, or run `npx playwright install --with-deps --only-shell chromium` where there is a network.",
  );
};

/** Playwright ignores signals: `runMain` stops the browser with all other processes. */
export const launchBrowser = async () => {
  const { executablePath } = await findBrowser();
  const handled = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };
  return chromium.launch({ executablePath, ...handled });
};

/** Undefined if it does not start: on some systems the program only points to a package that is not installed. */
const startable = async (executablePath?: string): Promise<Browser | undefined> => {
  try {
    const browser = await chromium.launch({ executablePath });
    const found = `Chromium ${browser.version()} (${executablePath ?? "Playwright's"})`;
    await browser.close();
    return { executablePath, found };
  } catch {
    return undefined;
  }
};

const inPath = (name: string) =>
  (process.env.PATH ?? "")
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

const firstInPath = async (names: string[]) => {
  for (const path of names.map(inPath)) {
    const browser = path && (await startable(path));
    if (browser) return browser;
  }
  return undefined;
};

/** Root on Debian is usually a container, which often reaches its packages and not Playwright's server. */
const isDebiansRoot = () => process.getuid?.() === 0 && inPath("apt-get") !== undefined;

const QUIET = { piped: true, env: { DEBIAN_FRONTEND: "noninteractive", LC_ALL: "C" } };

const installDebians = async () => {
  if (!isDebiansRoot()) return undefined;
  console.log("No browser found: installing Debian's chromium-headless-shell.");
  const impatient = ["Acquire::Retries=0", "Acquire::http::Timeout=5"].map(
    (option) => `-o${option}`,
  );
  await run("apt-get", ["update", "-q", ...impatient], QUIET);
  await run("apt-get", ["install", "-y", "-qq", "chromium-headless-shell"], QUIET);
  return firstInPath(SHELLS);
};

const installPlaywrights = async () => {
  console.log("No browser found: downloading Playwright's Chromium.");
  const libraries = isDebiansRoot() ? ["--with-deps"] : [];
  const args = ["install", ...libraries, "--only-shell", "chromium"];
  const isInstalled = (await run(installed("playwright", "@playwright/test"), args, QUIET)) === 0;
  return isInstalled ? startable() : undefined;
};
