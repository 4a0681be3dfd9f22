import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { findBrowser } from "../../src/commands/lib/browser";
import { run } from "../../src/commands/lib/processes";
import { withTemporaryFolder } from "../setup/temporary-folder";

jest.mock("@playwright/test", () => ({ chromium: { launch: jest.fn() } }));
jest.mock("../../src/commands/lib/processes", () => ({
  installed: (command: string) => command,
  run: jest.fn(),
}));

/** The only folder in `PATH`. */
const folder = withTemporaryFolder();
/** The executables that start; `undefined` is Playwright's own browser. */
let startable: Set<string | undefined>;

beforeEach(() => {
  startable = new Set();
  jest.replaceProperty(process, "env", { PATH: folder() });
  jest.spyOn(process, "getuid").mockReturnValue(1000);
  jest.spyOn(console, "log").mockReturnValue(undefined);
  jest
    .mocked(chromium.launch)
    .mockImplementation((options) =>
      startable.has(options?.executablePath)
        ? Promise.resolve({ version: () => "156.0", close: () => Promise.resolve() } as never)
        : Promise.reject(new Error("It does not start.")),
    );
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.resetAllMocks();
});

const addProgram = (name: string, isBrowser = false) => {
  const path = join(folder(), name);
  writeFileSync(path, "");
  if (isBrowser) startable.add(path);
  return path;
};

const findPath = async () => (await findBrowser()).executablePath;

test("the one that the caller has chosen, and no other even if it does not start", async () => {
  process.env.CHROMIUM = addProgram("my-browser", true);
  addProgram("chromium-headless-shell", true);
  expect(await findPath()).toBe(process.env.CHROMIUM);
  startable.delete(process.env.CHROMIUM);
  await expect(findBrowser()).rejects.toThrow(`${process.env.CHROMIUM}, which CHROMIUM names`);
});

test("a headless shell, or Playwright's, before a whole browser; none that does not start", async () => {
  addProgram("google-chrome");
  const whole = addProgram("chromium-browser", true);
  expect(await findPath()).toBe(whole);
  startable.add(undefined);
  expect(await findBrowser()).toEqual({ found: "Chromium 156.0 (Playwright's)" });
  const shell = addProgram("chromium-headless-shell", true);
  expect(await findBrowser()).toEqual({
    executablePath: shell,
    found: `Chromium 156.0 (${shell})`,
  });
  expect(run).not.toHaveBeenCalled();
});

test("where there is none, root on Debian installs Debian's, others Playwright's, or it says what to do", async () => {
  await expect(findBrowser()).rejects.toThrow("npx playwright install");
  const install = (command: string, browser: string | undefined) =>
    jest.mocked(run).mockImplementation((program, args) => {
      if ([program, ...args].join(" ").startsWith(command)) startable.add(browser);
      return Promise.resolve(0);
    });
  install("playwright install --only-shell chromium", undefined);
  expect(await findPath()).toBeUndefined();
  startable.clear();
  addProgram("apt-get");
  jest.mocked(process.getuid as () => number).mockReturnValue(0);
  const debians = addProgram("chromium-headless-shell");
  install("apt-get install", debians);
  expect(await findPath()).toBe(debians);
});
