import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { isAbsolute, join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { toldError } from "@brisa/typed-content/disk";

type SpawnSettings = {
  /** Added to the variables of this process. */
  env?: Record<string, string>;
  cwd?: string;
  /** The output is returned instead of being shown. */
  piped?: boolean;
  isLowPriority?: boolean;
};

type RunSettings = SpawnSettings & {
  /** Receives the output instead of the terminal. */
  onOutput?: (text: string) => void;
};

/** Milliseconds after which a command that has not ended by itself is killed. */
const STOP_LIMIT = 5_000;

/** The script behind a package's command: `node_modules/.bin` has shell scripts on Windows. */
export const installed = (command: string, name = command) => {
  const folder = resolve("node_modules", name);
  const manifest = readFileSync(join(folder, "package.json"), "utf8");
  const { bin } = JSON.parse(manifest) as { bin: string | Record<string, string> };
  return join(folder, typeof bin === "string" ? bin : (bin[command] ?? ""));
};

/** Scripts, including npm's, run on this Node. */
const programOf = (command: string): [program: string, ...args: string[]] => {
  const script = command === "npm" ? process.env.npm_execpath : isAbsolute(command) && command;
  if (!script) return [command];
  const loader = script.endsWith(".ts") ? ["--require", require.resolve("tsx/cjs")] : [];
  return [process.execPath, ...loader, script];
};

const isWindows = () => process.platform === "win32";

const running = new Set<ChildProcess>();

/** Set once this process is about to exit. From then on `run` no longer resolves. */
let isEnding = false;

// A last resort for processes that are still running, however this process ends.
process.on("exit", () => running.forEach((child) => signalGroup(child, "SIGKILL")));

/**
 * In a process group of its own, with its child processes.
 * @param command a script's absolute path, `npm` or a program
 */
export const spawnGroup = (command: string, args: string[], settings: SpawnSettings = {}) => {
  const [program, ...first] = programOf(command);
  const child = spawn(program, [...first, ...args], {
    cwd: settings.cwd,
    env: { ...process.env, ...settings.env },
    stdio: settings.piped ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"],
    // Starts a process group. Windows has none, and would open a console window.
    detached: !isWindows(),
  });
  // Undefined if the command could not be started.
  if (child.pid !== undefined) {
    running.add(child);
    if (settings.isLowPriority) lowerPriority(child.pid);
  }
  child.once("exit", () => {
    running.delete(child);
    // Kills the processes it leaves behind. Not on Windows, which may reuse the process ID at once.
    if (!isWindows()) signalGroup(child, "SIGKILL");
  });
  return child;
};

/** Child processes that start later inherit the priority. */
const lowerPriority = (pid: number) => {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The process has ended already, or the system does not allow it: then the priority stays normal.
  }
};

/** Reaches the child processes, too. On Windows any signal kills them. */
const signalGroup = ({ pid }: ChildProcess, signal: NodeJS.Signals) => {
  if (pid === undefined) return;
  if (isWindows()) {
    spawnSync("taskkill", ["/pid", String(pid), "/T", "/F"]);
    return;
  }
  try {
    process.kill(-pid, signal);
  } catch {
    // The group has ended already.
  }
};

/** With SIGINT, like Ctrl-C, and after a while with SIGKILL. */
export const stop = async (child: ChildProcess) => {
  if (!running.has(child)) return;
  const ended = once(child, "exit");
  signalGroup(child, "SIGINT");
  await Promise.race([ended, wait(STOP_LIMIT, undefined, { ref: false })]);
  if (running.has(child)) signalGroup(child, "SIGKILL");
};

/** Returns the exit code, or 1 if it could not start or was killed. Piped output is shown only if it fails. */
export const run = (command: string, args: string[], settings: RunSettings = {}) =>
  new Promise<number>((done) => {
    const { onOutput } = settings;
    const child = spawnGroup(command, args, {
      ...settings,
      piped: settings.piped || onOutput !== undefined,
    });
    const kept: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on("data", (chunk: Buffer) => {
        if (onOutput) onOutput(String(chunk));
        else kept.push(chunk);
      });
    }
    child.once("error", ({ message }) => {
      console.error(message);
      done(1);
    });
    child.once("close", (code, signal) => {
      if (isEnding) return;
      // It had no time to say so itself.
      if (signal) (onOutput ?? console.error)(`\nERROR ${child.spawnfile} was ended by ${signal}.`);
      if (code !== 0) process.stderr.write(Buffer.concat(kept));
      done(code ?? 1);
    });
  });

const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };

/**
 * Ends with the code that `main` returns, but first stops the processes that it has started; so it does after an error
 * or a signal. A second signal ends it at once.
 */
export const runMain = (main: (args: string[]) => Promise<number>) => {
  const end = async (code: number) => {
    if (isEnding) return;
    isEnding = true;
    await Promise.all([...running].map(stop));
    process.exit(code);
  };
  for (const [signal, code] of Object.entries(SIGNALS)) {
    process.on(signal, () => (isEnding ? process.exit(code) : void end(code)));
  }
  main(process.argv.slice(2)).then(end, (error: unknown) => {
    if (!isEnding) console.error(toldError(error));
    return end(1);
  });
};
