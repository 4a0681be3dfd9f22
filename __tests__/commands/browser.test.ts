import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { findBrowser } from "../../src/commands/lib/browser";
import { run } from "../../src/commands/lib/processes";

jest.mock("@playwright/test", () => ({ chromium: { launch: jest.fn() } }));
jest.mock("../../src/commands/lib/processes", () => ({
  installed: (command: string) => command,
  run: jest.fn(),
}));

/** The only folder in which programs are looked for. */
let folder: string;
/** What starts; Playwright's own browser has no path. */
let starting: Set<string | undefined>;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "browser-"));
  starting = new Set();
  jest.replaceProperty(process, "env", { PATH: folder });
  jest.spyOn(process, "getuid").mockReturnValue(1000);
  jest.spyOn(console, "log").mockReturnValue(undefined);
  jest
    .mocked(chromium.launch)
    .mockImplementation((options) =>
      starting.has(options?.executablePath)
        ? Promise.resolve({ version: () => "156.0", close: () => Promise.resolve() } as never)
        : Promise.reject(new Error("It does not start.")),
    );
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.resetAllMocks();
  rmSync(folder, { recursive: true });
});

const program = (name: string) => {
  const path = join(folder, name);
  writeFileSync(path, "");
  return path;
};
const browser = (name: string) => {
  const path = program(name);
  starting.add(path);
  return path;
};

/** A machine with Debian's package manager, seen by root. */
const debian = () => {
  program("apt-get");
  jest.mocked(process.getuid as () => number).mockReturnValue(0);
};

const commands = () =>
  jest.mocked(run).mock.calls.map(([command, args]) => [command, ...args].join(" "));

test("the one that the caller has chosen", async () => {
  process.env.CHROMIUM = "/my/browser";
  browser("chromium-headless-shell");
  expect((await findBrowser()).executablePath).toBe("/my/browser");
});

test("a headless shell, before a whole browser", async () => {
  browser("google-chrome");
  const shell = browser("chromium-headless-shell");
  starting.add(undefined);
  expect(await findBrowser()).toEqual({
    executablePath: shell,
    found: `Chromium 156.0 (${shell})`,
  });
});

test("Playwright's, before a whole browser", async () => {
  browser("google-chrome");
  starting.add(undefined);
  expect(await findBrowser()).toEqual({ found: "Chromium 156.0 (Playwright's)" });
});

test("a whole browser, where there is nothing else; never one that does not start", async () => {
  program("chromium-headless-shell");
  program("google-chrome");
  const path = browser("chromium-browser");
  expect((await findBrowser()).executablePath).toBe(path);
  expect(commands()).toEqual([]);
});

test("Debian's package, which root can install", async () => {
  debian();
  jest.mocked(run).mockImplementation((_, args) => {
    if (args.includes("install")) browser("chromium-headless-shell");
    return Promise.resolve(0);
  });
  expect((await findBrowser()).executablePath).toBe(join(folder, "chromium-headless-shell"));
  expect(commands()).toEqual([
    "apt-get update -qq",
    "apt-get install -y -qq chromium-headless-shell",
  ]);
});

test.each([
  ["root, with the libraries that it needs", debian, " --with-deps"],
  ["others", () => program("apt-get"), ""],
])("Playwright's, downloaded by %s", async (_, prepare, libraries) => {
  prepare();
  jest.mocked(run).mockImplementation((command) => {
    if (command === "playwright") starting.add(undefined);
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
