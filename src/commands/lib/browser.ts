import { existsSync } from "node:fs";
import { delimiter, isAbsolute, join } from "node:path";
import { chromium } from "@playwright/test";
import { installed, run } from "./processes";

type Browser = {
  /** Left out where Playwright starts a browser of its own. */
  executablePath?: string;
  /** Which browser it is and how it was found, in one line. */
  found: string;
};

/** Chrome without its window: half the work of a whole one, and all that a page needs. */
const HEADLESS_SHELLS = ["chromium-headless-shell", "chrome-headless-shell"];

const { ProgramFiles, "ProgramFiles(x86)": ProgramFilesX86, LOCALAPPDATA } = process.env;
const WINDOWS_FOLDERS = [ProgramFiles, ProgramFilesX86, LOCALAPPDATA].filter(
  (folder) => folder !== undefined,
);

const BROWSERS = [
  "google-chrome",
  "google-chrome-stable",
  "chromium",
  "chromium-browser",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ...WINDOWS_FOLDERS.map((folder) => join(folder, "Google/Chrome/Application/chrome.exe")),
  ...WINDOWS_FOLDERS.map((folder) => join(folder, "Microsoft/Edge/Application/msedge.exe")),
];

/** Milliseconds. */
const DOWNLOAD_LIMIT = 300_000;

/**
 * Finds a browser for tests and pictures: the one that the variable CHROMIUM names, else a headless
 * shell, else a whole Chrome, Chromium or Edge. Where there is none, one is installed: Debian's
 * package, which only root can install, else Playwright's. Root on Debian is in a container, often
 * without a way to Playwright's host.
 * @throws when none of these works, saying what to install
 */
export const findBrowser = async (): Promise<Browser> => {
  const { CHROMIUM } = process.env;
  if (CHROMIUM) return { executablePath: CHROMIUM, found: `${CHROMIUM}, as CHROMIUM says` };
  const browser =
    (await firstOf(HEADLESS_SHELLS)) ??
    (await playwrights()) ??
    (await firstOf(BROWSERS)) ??
    (await installPackage()) ??
    (await download());
  if (browser) return browser;
  throw new Error(
    "No browser for the tests: run `npx playwright install --with-deps --only-shell chromium`, or install Google Chrome or Chromium.",
  );
};

/** Starts a browser. Signals are left to `runMain`, which ends it with everything else. */
export const launchBrowser = async () => {
  const { executablePath } = await findBrowser();
  const handled = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };
  return chromium.launch({ executablePath, ...handled });
};

const firstOf = async (names: string[]): Promise<Browser | undefined> => {
  for (const executablePath of names.map(pathOf)) {
    const version = executablePath && (await versionOf(executablePath));
    if (version) return { executablePath, found: `Chromium ${version} (${executablePath})` };
  }
  return undefined;
};

/** The path of a program, by its name or by its path. */
const pathOf = (name: string) => {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const paths = isAbsolute(name) ? [name] : folders.map((folder) => join(folder, name));
  return paths.find((path) => existsSync(path));
};

/** Undefined when it does not start: some systems ship a mere pointer to a package. */
const versionOf = async (executablePath?: string) => {
  try {
    const browser = await chromium.launch({ executablePath });
    const version = browser.version();
    await browser.close();
    return version;
  } catch {
    return undefined;
  }
};

/** Without a path Playwright starts its own headless shell. */
const playwrights = async (): Promise<Browser | undefined> => {
  const version = await versionOf();
  return version ? { found: `Chromium ${version} (Playwright's)` } : undefined;
};

/** Whether packages can be installed: on Debian and its descendants, by root. */
const canInstall = () => process.getuid?.() === 0 && pathOf("apt-get") !== undefined;

const installPackage = async () => {
  if (!canInstall()) return undefined;
  const quiet = { piped: true, env: { DEBIAN_FRONTEND: "noninteractive" } };
  console.log("No browser found: installing Debian's chromium-headless-shell.");
  await run("apt-get", ["update", "-qq"], quiet);
  await run("apt-get", ["install", "-y", "-qq", "chromium-headless-shell"], quiet);
  return firstOf(HEADLESS_SHELLS);
};

const download = async () => {
  console.log("No browser found: downloading Playwright's Chromium.");
  const libraries = canInstall() ? ["--with-deps"] : [];
  await run(installed("playwright"), ["install", ...libraries, "--only-shell", "chromium"], {
    piped: true,
    limit: DOWNLOAD_LIMIT,
  });
  return playwrights();
};
