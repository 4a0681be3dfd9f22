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

const commands = () =>
  jest.mocked(run).mock.calls.map(([command, args]) => [command, ...args].join(" "));

test("the one that the caller has chosen", async () => {
  process.env.CHROMIUM = "/my/browser";
  addBrowser("chromium-headless-shell");
  expect((await findBrowser()).executablePath).toBe("/my/browser");
});

test("a headless shell, or Playwright's, before a whole browser", async () => {
  addBrowser("google-chrome");
  startable.add(undefined);
  expect(await findBrowser()).toEqual({ found: "Chromium 156.0 (Playwright's)" });
  const executablePath = addBrowser("chromium-headless-shell");
  const found = `Chromium 156.0 (${executablePath})`;
  expect(await findBrowser()).toEqual({ executablePath, found });
});

test("a whole browser, where there is nothing else; never one that does not start", async () => {
  addProgram("chromium-headless-shell");
  addProgram("google-chrome");
  const path = addBrowser("chromium-browser");
  expect((await findBrowser()).executablePath).toBe(path);
  expect(commands()).toEqual([]);
});

test("Debian's package, which root can install", async () => {
  simulateDebian();
  jest.mocked(run).mockImplementation((_, args) => {
    if (args.includes("install")) addBrowser("chromium-headless-shell");
    return Promise.resolve(0);
  });
  expect((await findBrowser()).executablePath).toBe(join(folder(), "chromium-headless-shell"));
  expect(commands()).toEqual([
    "apt-get update -qq",
    "apt-get install -y -qq chromium-headless-shell",
  ]);
});

test.each([
  ["root, with the libraries that it needs", simulateDebian, " --with-deps"],
  ["others", () => addProgram("apt-get"), ""],
])("Playwright's, downloaded by %s", async (_, prepare, libraries) => {
  prepare();
  jest.mocked(run).mockImplementation((command) => {
    if (command === "playwright") startable.add(undefined);
    return Promise.resolve(0);
  });
  expect(await findBrowser()).toEqual({ found: "Chromium 156.0 (Playwright's)" });
  expect(commands().at(-1)).toBe(`playwright install${libraries} --only-shell chromium`);
});

test("where nothing can be had, what to do", async () => {
  jest.mocked(run).mockResolvedValue(1);
  await expect(findBrowser()).rejects.toThrow("npx playwright install");
  expect(commands()).toEqual(["playwright install --only-shell chromium"]);
});
