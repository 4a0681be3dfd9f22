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
  process.env.CHROMIUM = addBrowser("my-browser");
  addBrowser("chromium-headless-shell");
  expect((await findBrowser()).executablePath).toBe(process.env.CHROMIUM);
});

test("no other than the chosen one, even if it does not start", async () => {
  process.env.CHROMIUM = addProgram("my-browser");
  addBrowser("chromium-headless-shell");
  await expect(findBrowser()).rejects.toThrow(`${process.env.CHROMIUM}, which CHROMIUM names`);
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

/** What apt prints when a server answers, in English as asked. */
const PACKAGES = "Get:1 http://deb.example bookworm InRelease [151 kB]\n";

test("Debian's package, which root can install", async () => {
  simulateDebian();
  jest.mocked(run).mockImplementation((_, args, settings) => {
    settings?.onOutput?.(PACKAGES);
    if (args.includes("install")) addBrowser("chromium-headless-shell");
    return Promise.resolve(0);
  });
  expect((await findBrowser()).executablePath).toBe(join(folder(), "chromium-headless-shell"));
  expect(commands()).toEqual([
    "apt-get update -q --option Acquire::Retries=0",
    "apt-get install -y -qq chromium-headless-shell",
  ]);
});

test.each([
  ["root, with the libraries that it needs", simulateDebian, PACKAGES, " --with-deps"],
  ["root, where apt is not answered: it takes no failure for one", simulateDebian, "Err:1 …", ""],
  ["others", () => addProgram("apt-get"), PACKAGES, ""],
])("Playwright's, downloaded by %s", async (_, prepare, output, libraries) => {
  prepare();
  jest.mocked(run).mockImplementation((command, __, settings) => {
    settings?.onOutput?.(output);
    if (command === "playwright") startable.add(undefined);
    return Promise.resolve(0);
  });
  expect(await findBrowser()).toEqual({ found: "Chromium 156.0 (Playwright's)" });
  expect(commands().at(-1)).toBe(`playwright install${libraries} --only-shell chromium`);
});

test("where nothing can be had, in ten seconds what to do, and nothing else", async () => {
  simulateDebian();
  const error = jest.spyOn(console, "error").mockReturnValue(undefined);
  let limits = 0;
  jest.mocked(run).mockImplementation((_, __, settings) => {
    settings?.onOutput?.("Downloading Chrome Headless Shell from https://cdn.example\n");
    limits += settings?.limit ?? Infinity;
    return Promise.resolve(1);
  });
  await expect(findBrowser()).rejects.toThrow("npx playwright install");
  expect(limits).toBeLessThan(8_000);
  expect(error).not.toHaveBeenCalled();
});

test("once a server answers, a download takes as long as it takes", async () => {
  jest.mocked(run).mockImplementation((_, __, settings) => {
    const goesOn = (output: string) => settings?.goesOnAfter?.test(output);
    expect(goesOn("Downloading Chrome Headless Shell from https://cdn.example/a%20b.zip")).toBe(
      false,
    );
    if (goesOn("|■■■■■■■■            |  10% of 104.3 MiB\n")) startable.add(undefined);
    return Promise.resolve(0);
  });
  expect(await findBrowser()).toEqual({ found: "Chromium 156.0 (Playwright's)" });
});
