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

const addProgram = (name: string) => {
  const path = join(folder(), name);
  writeFileSync(path, "");
  return path;
};
const addBrowser = (name: string) => {
  const path = addProgram(name);
  startable.add(path);
  return path;
};

/** Simulates Debian's package manager and the root user. */
const simulateDebian = () => {
  addProgram("apt-get");
  jest.mocked(process.getuid as () => number).mockReturnValue(0);
};

/** `installs` is the command that brings a browser. */
const simulateNetwork = (installs: RegExp, bring: () => void) =>
  jest.mocked(run).mockImplementation((command, args) => {
    const succeeds = installs.test([command, ...args].join(" "));
    if (succeeds) bring();
    return Promise.resolve(succeeds ? 0 : 1);
  });

const lastCommand = () => jest.mocked(run).mock.lastCall?.slice(0, 2).flat().join(" ");

test("the one that the caller has chosen, and no other even if it does not start", async () => {
  process.env.CHROMIUM = addBrowser("my-browser");
  addBrowser("chromium-headless-shell");
  expect((await findBrowser()).executablePath).toBe(process.env.CHROMIUM);
  startable.delete(process.env.CHROMIUM);
  await expect(findBrowser()).rejects.toThrow(`${process.env.CHROMIUM}, which CHROMIUM names`);
});

test("a headless shell, or Playwright's, before a whole browser; none that does not start", async () => {
  addProgram("google-chrome");
  const whole = addBrowser("chromium-browser");
  expect((await findBrowser()).executablePath).toBe(whole);
  startable.add(undefined);
  expect(await findBrowser()).toEqual({ found: "Chromium 156.0 (Playwright's)" });
  const executablePath = addBrowser("chromium-headless-shell");
  const found = `Chromium 156.0 (${executablePath})`;
  expect(await findBrowser()).toEqual({ executablePath, found });
  expect(run).not.toHaveBeenCalled();
});

test("where there is none, root on Debian installs Debian's", async () => {
  simulateDebian();
  simulateNetwork(/^apt-get install/, () => addBrowser("chromium-headless-shell"));
  expect((await findBrowser()).executablePath).toBe(join(folder(), "chromium-headless-shell"));
});

test.each([
  ["root, with the libraries that it needs", simulateDebian, " --with-deps"],
  ["others", () => addProgram("apt-get"), ""],
])("else Playwright's is downloaded, by %s", async (_, prepare, libraries) => {
  prepare();
  simulateNetwork(/^playwright/, () => startable.add(undefined));
  expect(await findBrowser()).toEqual({ found: "Chromium 156.0 (Playwright's)" });
  expect(lastCommand()).toBe(`playwright install${libraries} --only-shell chromium`);
});

test("where nothing can be had, it says what to do", async () => {
  simulateDebian();
  simulateNetwork(/never/, () => undefined);
  await expect(findBrowser()).rejects.toThrow("npx playwright install");
});
