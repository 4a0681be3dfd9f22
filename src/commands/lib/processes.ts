import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { basename, isAbsolute, join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

type SpawnSettings = {
  /** Added to this process's own variables. */
  env?: Record<string, string>;
  cwd?: string;
  /** Keeps the output for the caller instead of showing it. */
  piped?: boolean;
  /** Leaves the processor to whatever else wants it. */
  isPatient?: boolean;
};

type RunSettings = SpawnSettings & {
  /** Milliseconds after which the command is stopped. */
  limit?: number;
  /** Receives what a command says, which is then not shown. */
  onOutput?: (text: string) => void;
};

/** Milliseconds that a command has to end by itself. */
const STOP_LIMIT = 5_000;

type Manifest = Partial<{
  bin: string | Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}>;

const readManifest = (folder: string) =>
  JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;

/**
 * Returns the path of the script behind a command of this repository's packages. The links in
 * `node_modules/.bin` are no use on Windows: there they are shell scripts.
 * @throws when no package has such a command
 */
export const installed = (command: string) => {
  const { dependencies, devDependencies } = readManifest(".");
  for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
    const folder = resolve("node_modules", name);
    const { bin } = readManifest(folder);
    const scripts = typeof bin === "string" ? { [basename(name)]: bin } : bin;
    if (scripts?.[command]) return join(folder, scripts[command]);
  }
  throw new Error(`No package in package.json has the command ${command}.`);
};

/** The program of a command and its first arguments: scripts, npm's too, are run by this Node. */
const programOf = (command: string): [program: string, ...args: string[]] => {
  const script = command === "npm" ? process.env.npm_execpath : isAbsolute(command) && command;
  if (!script) return [command];
  const loader = script.endsWith(".ts") ? ["--require", require.resolve("tsx/cjs")] : [];
  return [process.execPath, ...loader, script];
};

const isWindows = () => process.platform === "win32";

const running = new Set<ChildProcess>();

/** Set once this process is about to exit: nothing that waits for a command then goes on. */
let isEnding = false;

// The last resort, whatever ends this process.
process.on("exit", () => running.forEach((child) => signalGroup(child, "SIGKILL")));

/**
 * Starts a command so that everything it starts can be stopped with it.
 * @param command the absolute path of a JavaScript or TypeScript file, `npm`, or a program's name
 */
export const spawnGroup = (command: string, args: string[], settings: SpawnSettings = {}) => {
  const [program, ...first] = programOf(command);
  const child = spawn(program, [...first, ...args], {
    cwd: settings.cwd,
    env: { ...process.env, ...settings.env },
    stdio: settings.piped ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"],
    // The head of a process group; on Windows, which has none, it would open a window.
    detached: !isWindows(),
  });
  // Without a number it has not started.
  if (child.pid !== undefined) {
    running.add(child);
    if (settings.isPatient) makePatient(child.pid);
  }
  child.once("exit", () => {
    running.delete(child);
    // What it leaves behind; Windows may give its number to another process at once.
    if (!isWindows()) signalGroup(child, "SIGKILL");
  });
  return child;
};

/** What it starts from now on is as patient. */
const makePatient = (pid: number) => {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already, or the system does not allow it: then it is as quick as others.
  }
};

/** Sends a signal to a command and everything it started; on Windows every signal ends them. */
export const signalGroup = ({ pid }: ChildProcess, signal: NodeJS.Signals) => {
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

/** Stops a command and everything it started: first as Ctrl-C does, then by force. */
export const stop = async (child: ChildProcess) => {
  if (!running.has(child)) return;
  const ended = once(child, "exit");
  signalGroup(child, "SIGINT");
  await Promise.race([ended, wait(STOP_LIMIT, undefined, { ref: false })]);
  if (running.has(child)) signalGroup(child, "SIGKILL");
};

/**
 * Runs a command to its end and returns its exit code; 1 when it could not start or was killed.
 * Piped output is shown only when the command fails.
 */
export const run = (command: string, args: string[], settings: RunSettings = {}) =>
  new Promise<number>((done) => {
    const { onOutput } = settings;
    const child = spawnGroup(command, args, {
      ...settings,
      piped: settings.piped || onOutput !== undefined,
    });
    const timer = settings.limit && setTimeout(() => signalGroup(child, "SIGKILL"), settings.limit);
    const kept: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on("data", (chunk: Buffer) =>
        onOutput ? onOutput(String(chunk)) : kept.push(chunk),
      );
    }
    child.once("error", ({ message }) => {
      console.error(message);
      done(1);
    });
    child.once("close", (code) => {
      clearTimeout(timer);
      if (isEnding) return;
      if (code !== 0) process.stderr.write(Buffer.concat(kept));
      done(code ?? 1);
    });
  });

const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };

/**
 * Runs the main function of a command with the arguments of the command line, and exits with the
 * code it returns. Whatever ends it, a signal or an error too, stops what it has started; a second
 * signal does not wait for that.
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
    if (!isEnding) console.error(error instanceof Error ? error.message : error);
    return end(1);
  });
};
