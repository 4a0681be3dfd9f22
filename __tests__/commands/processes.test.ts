import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { EventEmitter, once } from "node:events";
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { buildSync } from "esbuild";
import { installed, run, signalGroup, spawnGroup, stop } from "../../src/commands/lib/processes";
import { temporaryFolder } from "../setup/temporary-folder";

jest.mock("node:child_process", () => {
  const actual: object = jest.requireActual("node:child_process");
  return { ...actual, spawn: jest.fn(), spawnSync: jest.fn() };
});
jest.mock("node:timers/promises", () => ({ setTimeout: jest.fn() }));

const actual = {
  ...jest.requireActual<{ spawn: typeof spawn }>("node:child_process"),
  ...jest.requireActual<{ setTimeout: typeof wait }>("node:timers/promises"),
};

beforeEach(() => {
  jest.mocked(spawn).mockImplementation(actual.spawn);
  jest.mocked(wait).mockImplementation(actual.setTimeout);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.resetAllMocks();
});

const { folder, remove } = temporaryFolder();
afterAll(remove);

const file = (name: string, source: string) => {
  const path = join(folder, name);
  writeFileSync(path, source);
  return path;
};

// Windows has no signals: it ends a process at once.
const posixTest = process.platform === "win32" ? test.skip : test;

/** Prints "alive", and ends by itself only if a test has failed to stop it. */
const RUNS = `console.log("alive"); setTimeout(() => undefined, 90_000);`;
const IGNORES_SIGNALS = `process.on("SIGINT", () => undefined).on("SIGTERM", () => undefined);`;
const CLEANS_UP = `process.on("SIGINT", () => setTimeout(() => { console.log("tidied"); process.exit(7); }, 200));`;

/** Writes a script that starts another one; its output closes when both have ended. */
const parent = (name: string, { child = RUNS, after = RUNS }) =>
  file(
    `${name}.js`,
    `const child = ${JSON.stringify(file(`${name}-child.js`, child))};
     require("node:child_process").spawn(process.execPath, [child], { stdio: "inherit" });
     ${after}`,
  );

/** Collects the output of a command. */
const outputOf = (command: ChildProcess) => {
  const output = { text: "" };
  for (const stream of [command.stdout, command.stderr]) {
    stream?.on("data", (chunk) => (output.text += String(chunk)));
  }
  return output;
};

/** Starts a command; `closed` settles when it and its descendants have closed the output. */
const started = (script: string) => {
  const command = spawnGroup(script, [], { piped: true });
  return { command, output: outputOf(command), closed: once(command, "close") };
};

/** Starts a command and waits until it and its child have printed "alive". */
const startBoth = async (script: string) => {
  const { command, output, closed } = started(script);
  const ended = closed.then(() => {
    throw new Error(`It has ended too early:\n${output.text}`);
  });
  while (output.text.split("alive").length < 3) {
    await Promise.race([once(command.stdout as EventEmitter, "data"), ended]);
  }
  ended.catch(() => undefined);
  return { command, output, closed };
};

test("a command is stopped with everything it has started", async () => {
  const { command, closed } = await startBoth(parent("both", {}));
  await stop(command);
  await closed;
  // Once it has stopped, it can be stopped again.
  await stop(command);
  signalGroup(command, "SIGTERM");
});

posixTest("a command may put things in order before it stops", async () => {
  const { command, output, closed } = await startBoth(parent("tidy", { after: CLEANS_UP + RUNS }));
  await stop(command);
  expect(await closed).toEqual([7, null]);
  expect(output.text).toContain("tidied");
});

posixTest(
  "a command that does not stop is stopped by force, with everything it has started",
  async () => {
    const script = IGNORES_SIGNALS + RUNS;
    const { command, closed } = await startBoth(parent("deaf", { child: script, after: script }));
    // Ends the grace period at once.
    jest.mocked(wait).mockResolvedValue(undefined);
    await stop(command);
    expect(await closed).toEqual([null, "SIGKILL"]);
  },
);

posixTest("what a command leaves behind ends with it", async () => {
  const leave = `console.log("alive"); setTimeout(() => process.exit(0), 500)`;
  const { closed } = await startBoth(
    parent("leaves", { child: IGNORES_SIGNALS + RUNS, after: leave }),
  );
  expect(await closed).toEqual([0, null]);
});

describe("run", () => {
  test("returns the exit code, and shows the output of what fails only", async () => {
    const shown = jest.spyOn(process.stderr, "write").mockReturnValue(true);
    const script = file("code.js", `console.log("said"); process.exit(Number(process.argv[2]));`);
    expect(await run(script, ["0"], { piped: true })).toBe(0);
    expect(shown).not.toHaveBeenCalled();
    expect(await run(script, ["3"], { piped: true })).toBe(3);
    expect(String(shown.mock.calls[0]?.[0])).toBe("said\n");
  });

  posixTest("says what has been ended by a signal, also where it is listened to", async () => {
    const killed = file("killed.js", `console.log("begun"); process.kill(process.pid, "SIGKILL");`);
    const heard: string[] = [];
    expect(await run(killed, [], { onOutput: (text) => heard.push(text) })).toBe(1);
    expect(heard.join("")).toMatch(/begun\n.*ERROR .* was ended by SIGKILL\.$/s);
  });

  test("returns 1 for what does not start, and says why", async () => {
    const error = jest.spyOn(console, "error").mockReturnValue(undefined);
    expect(await run("no-such-program", [])).toBe(1);
    expect(error).toHaveBeenCalledWith(expect.stringContaining("no-such-program"));
  });

  test("runs TypeScript", async () => {
    const script = file("code.ts", `const code: number = 4; process.exit(code);`);
    expect(await run(script, [], { piped: true })).toBe(4);
  });
});

describe("a command's main function", () => {
  // Compiled JavaScript starts much faster than TypeScript.
  beforeAll(() => {
    buildSync({
      entryPoints: ["src/commands/lib/processes.ts"],
      outdir: folder,
      bundle: true,
      platform: "node",
      packages: "external",
    });
  });

  /** Writes a script that starts a child and runs `body` once the child is alive. */
  const main = (name: string, body: string, child = RUNS) => {
    const alive = JSON.stringify(join(folder, `${name}.alive`));
    const path = file(`${name}-child.js`, `${child} require("fs").writeFileSync(${alive}, "");`);
    return file(
      `${name}.js`,
      `const { existsSync } = require("node:fs");
       const timers = require("node:timers/promises");
       const { run, runMain } = require("./processes");
       runMain(async () => {
         const ended = run(${JSON.stringify(path)}, []);
         while (!existsSync(${alive})) await timers.setTimeout(20);
         console.log("alive");
         ${body}
         await ended;
         console.log("went on");
         return 0;
       });`,
    );
  };

  posixTest(
    "a signal ends it and what it has started, and what fails by it is not told",
    async () => {
      const fail = `process.once("SIGTERM", () => fail(new Error("No harbour.")))`;
      const failing = `await new Promise((_, fail) => ${fail});`;
      const { command, output, closed } = await startBoth(
        main("main-signal", failing, CLEANS_UP + RUNS),
      );
      command.kill("SIGTERM");
      expect(await closed).toEqual([143, null]);
      expect(output.text).toContain("tidied");
      expect(output.text).not.toMatch(/went on|No harbour/);
    },
  );

  posixTest("a second signal does not wait", async () => {
    const waitForEver = "timers.setTimeout = () => new Promise(() => undefined);";
    const { command, closed } = await startBoth(
      main("main-twice", waitForEver, IGNORES_SIGNALS + RUNS),
    );
    const again = setInterval(() => command.kill("SIGINT"), 100);
    expect(await closed).toEqual([130, null]);
    clearInterval(again);
  });

  test.each([
    ["main-return", "return 3;", 3, ""],
    ["main-throw", `throw new Error("No harbour.");`, 1, "\nNo harbour.\n"],
  ])("nothing is left once it ends: %s", async (name, body, code, said) => {
    const { closed, output } = started(main(name, body));
    expect(await closed).toEqual([code, null]);
    expect(output.text).toContain(said);
  });
});

test("what npm has installed is a script, which runs", async () => {
  expect(installed("playwright", "@playwright/test")).not.toContain(".bin");
  expect(await run(installed("tsc", "typescript"), ["--version"], { piped: true })).toBe(0);
});

describe("on Windows", () => {
  // No process has this ID.
  const child = Object.assign(new EventEmitter(), { pid: 5_000_000 });
  const platform = Object.getOwnPropertyDescriptor(process, "platform") as PropertyDescriptor;

  beforeEach(() => {
    Object.defineProperty(process, "platform", { ...platform, value: "win32" });
    jest.mocked(spawn).mockReturnValue(child as ChildProcess);
  });

  afterEach(() => {
    child.emit("exit");
    Object.defineProperty(process, "platform", platform);
  });

  /** Returns the program and the arguments of the last started command. */
  const last = () => jest.mocked(spawn).mock.lastCall?.slice(0, 2);

  test("no shell is needed for scripts or npm, and no window is opened", () => {
    jest.replaceProperty(process, "env", { npm_execpath: "C:\\npm\\npm-cli.js" });
    spawnGroup(resolve("cli.js"), ["build"]);
    expect(last()).toEqual([process.execPath, [resolve("cli.js"), "build"]]);
    spawnGroup("npm", ["run", "check"]);
    expect(last()).toEqual([process.execPath, ["C:\\npm\\npm-cli.js", "run", "check"]]);
    expect(jest.mocked(spawn).mock.lastCall?.[2]).toMatchObject({ detached: false });
    expect(jest.mocked(spawn).mock.lastCall?.[2]).not.toHaveProperty("shell");
  });

  test("a command is stopped with everything below it", async () => {
    jest.mocked(spawnSync).mockImplementation(() => {
      child.emit("exit");
      return {} as ReturnType<typeof spawnSync>;
    });
    const kill = jest.spyOn(process, "kill");
    await stop(spawnGroup(resolve("cli.js"), []));
    expect(jest.mocked(spawnSync).mock.calls).toEqual([
      ["taskkill", ["/pid", "5000000", "/T", "/F"]],
    ]);
    expect(kill).not.toHaveBeenCalled();
  });
});
