import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";
import { installed, run } from "./processes";

export type Browser = {
  executablePath: string;
  /** Which browser it is and how it was found, in one line. */
  found: string;
};

const INSTALLED = [
  "google-chrome",
  "google-chrome-stable",
  "chromium",
  "chromium-browser",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** Milliseconds. */
const DOWNLOAD_LIMIT = 120_000;
const VERSION_LIMIT = 10_000;

const isRoot = process.getuid?.() === 0;

/**
 * A Chrome or Chromium for the browser tests: one that is installed, else Playwright's, which is
 * downloaded when it can be, else Debian's package, which only root can install. Root on Debian
 * is asked for the package first: that is a container, often without a way to Playwright's host.
 * @throws when none of these works, saying what to install.
 */
export const findBrowser = async (): Promise<Browser> => {
  const here = (await findInstalled()) ?? findPlaywrights("Playwright's Chromium");
  if (here) return here;
  const canInstallPackages = isRoot && existsSync("/etc/debian_version");
  const browser =
    (canInstallPackages ? await installPackage() : undefined) ?? (await downloadPlaywrights());
  if (browser) return browser;
  throw new Error(
    "No browser for the tests: install Google Chrome or Chromium, or run `npx playwright install chromium`.",
  );
};

/** How the tests start the browser: without background requests, and in root's containers. */
export const launchArguments = () => [
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Chromium refuses to run as root inside its sandbox.
  ...(isRoot ? ["--no-sandbox"] : []),
];

const findInstalled = async (): Promise<Browser | undefined> => {
  for (const name of INSTALLED) {
    const executablePath = await pathOf(name);
    const version = executablePath && (await versionOf(executablePath));
    if (version) return { executablePath, found: `${version}, installed (${executablePath})` };
  }
  return undefined;
};

const output = async (command: string, args: string[]) => {
  const { stdout } = await promisify(execFile)(command, args, { timeout: VERSION_LIMIT });
  return stdout.trim();
};

const pathOf = (name: string) =>
  name.startsWith("/") ? Promise.resolve(name) : output("which", [name]).catch(() => undefined);

/** Nothing when it does not run: some systems ship a mere pointer to a package. */
const versionOf = (executablePath: string) =>
  output(executablePath, ["--version"]).catch(() => undefined);

const findPlaywrights = (found: string): Browser | undefined => {
  const executablePath = chromium.executablePath();
  return existsSync(executablePath) ? { executablePath, found } : undefined;
};

const installPackage = async () => {
  const quiet = { piped: true, env: { DEBIAN_FRONTEND: "noninteractive" } };
  console.log("No browser found: installing Debian's chromium.");
  await run("apt-get", ["update", "-qq"], quiet);
  await run("apt-get", ["install", "-y", "-qq", "chromium"], quiet);
  return findInstalled();
};

const downloadPlaywrights = async () => {
  console.log("No browser found: downloading Playwright's Chromium.");
  await run(installed("playwright"), ["install", "chromium"], {
    piped: true,
    limit: DOWNLOAD_LIMIT,
  });
  return findPlaywrights("Playwright's Chromium, downloaded now");
};
