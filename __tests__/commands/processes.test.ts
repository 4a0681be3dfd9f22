import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { EventEmitter, once } from "node:events";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { build } from "esbuild";
import { ownPackages } from "../../packages/desk/build/own-packages.cjs";
import { run, spawnGroup, stop } from "../../src/commands/lib/processes";
import { temporaryFolder } from "../setup/temporary-folder";

jest.mock("node:child_process", () => {
  const actual = jest.requireActual<{ spawn: typeof spawn }>("node:child_process");
  return { ...actual, spawn: jest.fn(actual.spawn), spawnSync: jest.fn() };
});
afterEach(() => jest.restoreAllMocks());

const { folder, remove } = temporaryFolder();
afterAll(remove);

const file = (name: string, source: string) => {
  const path = join(folder, name);
  writeFileSync(path, source);
  return path;
};

// Windows has no signals: it ends a process at once.
const posixTest = process.platform === "win32" ? test.skip : test;

/** Ends by itself only if a test has failed to stop it. */
const RUNS = "setTimeout(() => undefined, 90_000);";
const IGNORES_SIGNALS = `process.on("SIGINT", () => undefined).on("SIGTERM", () => undefined); ${RUNS}`;
const CLEANS_UP = `process.on("SIGINT", () => setTimeout(() => { console.log("tidied"); process.exit(7); }, 200)); ${RUNS}`;
/** Once what it has started is alive. */
const LEAVES = `setInterval(() => require("node:fs").existsSync(alive) && process.exit(0), 100);`;

// Compiled JavaScript starts much faster than TypeScript.
beforeAll(async () => {
  await build({
    entryPoints: ["src/commands/lib/processes.ts"],
    outdir: folder,
    bundle: true,
    platform: "node",
    plugins: [ownPackages],
  });
});

/**
 * Starts a command that runs a script, which starts another one; waits until all are alive. `closed` settles when all of
 * them have ended.
 */
const startCommand = async (body: string, { child = RUNS, below = RUNS } = {}) => {
  const alive = join(folder, `${expect.getState().currentTestName?.replace(/\W/g, "")}.alive`);
  const last = file(
    "last.js",
    `require("node:fs").writeFileSync(${JSON.stringify(alive)}, ""); ${below}`,
  );
  const first = file(
    "first.js",
    `const alive = ${JSON.stringify(alive)}; ${child} require("node:child_process").spawn(process.execPath, [${JSON.stringify(last)}], { stdio: "inherit" });`,
  );
  const main = file(
    "main.js",
    `const { existsSync } = require("node:fs");
     const { setTimeout: wait } = require("node:timers/promises");
     const { run, runMain } = require("./processes");
     runMain(async () => {
       const ended = run(${JSON.stringify(first)}, []);
       while (!existsSync(${JSON.stringify(alive)})) await wait(20);
       ${body}
       await ended;
       console.log("went on");
       return 0;
     });`,
  );
  const command = spawn(process.execPath, [main], { stdio: ["ignore", "pipe", "pipe"] });
  const output = { text: "" };
  for (const stream of [command.stdout, command.stderr])
    stream.on("data", (chunk) => (output.text += String(chunk)));
  const closed = once(command, "close");
  while (!existsSync(alive)) await wait(20);
  return { command, output, closed };
};

posixTest(
  "a signal ends it and what it has started, and what fails by it is not told",
  async () => {
    const fail = `process.once("SIGTERM", () => fail(new Error("No harbour.")))`;
    const { command, output, closed } = await startCommand(
      `await new Promise((_, fail) => ${fail});`,
      { child: CLEANS_UP },
    );
    command.kill("SIGTERM");
    expect(await closed).toEqual([143, null]);
    expect(output.text).toContain("tidied");
    expect(output.text).not.toMatch(/went on|No harbour/);
  },
);

const deaf = { child: IGNORES_SIGNALS, below: IGNORES_SIGNALS };

posixTest.each([
  ["what does not stop is stopped by force, with everything it has started", Infinity, 9_000],
  ["a second signal does not wait", 100, 4_000],
])("%s", async (_, pause, limit) => {
  const { command, closed } = await startCommand("", deaf);
  const begin = performance.now();
  command.kill("SIGINT");
  const again = pause < limit && setInterval(() => command.kill("SIGINT"), pause);
  expect(await closed).toEqual([130, null]);
  if (again) clearInterval(again);
  expect(performance.now() - begin).toBeLessThan(limit);
});

posixTest("what a script leaves behind ends with it", async () => {
  const { closed, output } = await startCommand("", { child: LEAVES, below: IGNORES_SIGNALS });
  expect(await closed).toEqual([0, null]);
  expect(output.text).toBe("went on\n");
});

test.each([
  ["return 3;", 3, ""],
  [`throw new Error("No harbour.");`, 1, "No harbour.\n"],
])("nothing is left once it ends: %s", async (body, code, said) => {
  const { closed, output } = await startCommand(body);
  expect(await closed).toEqual([code, null]);
  expect(output.text).toContain(said);
});

test("run shows the output of what fails only, and says why something did not start", async () => {
  const shown = jest.spyOn(process.stderr, "write").mockReturnValue(true);
  const script = file("code.js", `console.log("said"); process.exit(Number(process.argv[2]));`);
  expect(await run(script, ["0"], { piped: true })).toBe(0);
  expect(shown).not.toHaveBeenCalled();
  expect(await run(script, ["3"], { piped: true })).toBe(3);
  expect(String(shown.mock.calls[0]?.[0])).toBe("said\n");
  const error = jest.spyOn(console, "error").mockReturnValue(undefined);
  expect(await run("no-such-program", [])).toBe(1);
  expect(error).toHaveBeenCalledWith(expect.stringContaining("no-such-program"));
});

posixTest("run says what has been ended by a signal, also where it is listened to", async () => {
  const killed = file("killed.js", `console.log("begun"); process.kill(process.pid, "SIGKILL");`);
  const heard: string[] = [];
  expect(await run(killed, [], { onOutput: (text) => heard.push(text) })).toBe(1);
  expect(heard.join("")).toMatch(/begun\n.*ERROR .* was ended by SIGKILL\.$/s);
});

test("on Windows no shell is needed, no window is opened, and everything below is stopped", async () => {
  const platform = Object.getOwnPropertyDescriptor(process, "platform") as PropertyDescriptor;
  Object.defineProperty(process, "platform", { ...platform, value: "win32" });
  jest.replaceProperty(process, "env", { npm_execpath: "C:\\npm\\npm-cli.js" });
  // No process has this ID.
  const child = Object.assign(new EventEmitter(), { pid: 5_000_000 });
  jest.mocked(spawn).mockReturnValueOnce(child as ChildProcess);
  jest.mocked(spawnSync).mockImplementation(() => {
    child.emit("exit");
    return {} as ReturnType<typeof spawnSync>;
  });
  const kill = jest.spyOn(process, "kill");
  const command = spawnGroup("npm", ["run", "check"]);
  const [program, args, settings] = jest.mocked(spawn).mock.lastCall ?? [];
  expect([program, args]).toEqual([process.execPath, ["C:\\npm\\npm-cli.js", "run", "check"]]);
  expect(settings).toMatchObject({ detached: false });
  expect(settings).not.toHaveProperty("shell");
  await stop(command);
  expect(jest.mocked(spawnSync).mock.calls).toEqual([
    ["taskkill", ["/pid", "5000000", "/T", "/F"]],
  ]);
  expect(kill).not.toHaveBeenCalled();
  Object.defineProperty(process, "platform", platform);
});
