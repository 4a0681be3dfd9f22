import { existsSync } from "node:fs";
import { delimiter, isAbsolute, join } from "node:path";
import { chromium } from "@playwright/test";
import { installed, run } from "./processes";

type Browser = {
  /** Undefined if Playwright starts the browser that it has installed. */
  executablePath?: string;
  /** How the browser was found, in one line. */
  found: string;
};

/** Chrome without a user interface: it does half the work of a full one, and a page needs no more. */
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

/** What apt and Playwright print once a server has answered them. */
const ANSWER = /^(?:Get|Hit):\d|\d% of /m;

/** In milliseconds. Downloads take minutes where the network is slow, but begin soon. Playwright itself starts slowly. */
const ANSWER_LIMITS = { apt: 3_000, playwright: 4_000 };

/**
 * The one in `CHROMIUM`, else a headless shell, else a full Chrome, Chromium or Edge. Installs one, if need be:
 * Debian's (as root only) before Playwright's, since root on Debian usually means a container, which often cannot reach
 * Playwright's download server.
 * @throws if none works, within ten seconds if no server answers; the message says what to install
 */
export const findBrowser = async (): Promise<Browser> => {
  const { CHROMIUM } = process.env;
  if (CHROMIUM) {
    const version = await versionOf(CHROMIUM);
    if (!version) throw new Error(`${CHROMIUM}, which CHROMIUM names, is no browser that starts.`);
    return {
      executablePath: CHROMIUM,
      found: `Chromium ${version} (${CHROMIUM}, as CHROMIUM says)`,
    };
  }
  const browser =
    (await firstWorking(HEADLESS_SHELLS)) ??
    (await playwrightBrowser()) ??
    (await firstWorking(BROWSERS)) ??
    (await install());
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

const firstWorking = async (names: string[]): Promise<Browser | undefined> => {
  for (const executablePath of names.map(pathOf)) {
    const version = executablePath && (await versionOf(executablePath));
    if (version) return { executablePath, found: `Chromium ${version} (${executablePath})` };
  }
  return undefined;
};

const pathOf = (name: string) => {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const paths = isAbsolute(name) ? [name] : folders.map((folder) => join(folder, name));
  return paths.find((path) => existsSync(path));
};

/** Undefined if it does not start: on some systems the program only points to a package that is not installed. */
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

/** Playwright starts its own headless shell if it is given no path. */
const playwrightBrowser = async (): Promise<Browser | undefined> => {
  const version = await versionOf();
  return version ? { found: `Chromium ${version} (Playwright's)` } : undefined;
};

/** As root, on Debian or a derivative. */
const canInstall = () => process.getuid?.() === 0 && pathOf("apt-get") !== undefined;

const quiet = { piped: true, env: { DEBIAN_FRONTEND: "noninteractive", LC_ALL: "C" } };

/** Stopped if no server has answered by the limit, in milliseconds. */
const isAnswered = async (limit: number, command: string, args: string[]) => {
  let output = "";
  const onOutput = (text: string) => (output += text);
  const code = await run(command, args, { ...quiet, onOutput, limit, goesOnAfter: ANSWER });
  const answered = ANSWER.test(output);
  if (answered && code !== 0) console.error(output);
  return answered;
};

const install = async () => {
  const { apt, playwright } = ANSWER_LIMITS;
  const update = ["update", "-q", "--option", "Acquire::Retries=0"];
  const hasPackages = canInstall() && (await isAnswered(apt, "apt-get", update));
  if (hasPackages) {
    console.log("No browser found: installing Debian's chromium-headless-shell.");
    await run("apt-get", ["install", "-y", "-qq", "chromium-headless-shell"], quiet);
    const shell = await firstWorking(HEADLESS_SHELLS);
    if (shell) return shell;
  }
  console.log("No browser found: downloading Playwright's Chromium.");
  const libraries = hasPackages ? ["--with-deps"] : [];
  const args = ["install", ...libraries, "--only-shell", "chromium"];
  await isAnswered(playwright, installed("playwright"), args);
  return playwrightBrowser();
};
