import { spawn, type ChildProcess } from "node:child_process";
import { resolve } from "node:path";

/** Path of a command that npm installed in this repository. */
export const installed = (command: string) => resolve("node_modules", ".bin", command);

type SpawnSettings = {
  /** Added to this process's own variables. */
  env?: Record<string, string>;
  cwd?: string;
  /** Keeps the output for the caller instead of showing it. */
  piped?: boolean;
};

type RunSettings = SpawnSettings & {
  /** Milliseconds after which the command is stopped. */
  limit?: number;
};

const running = new Set<ChildProcess>();

// Whatever ends this process, the servers and builds it started end too.
process.on("exit", () => running.forEach((child) => signalGroup(child, "SIGKILL")));

/** Starts a command as the head of its own process group, so that its children stop with it. */
export const spawnGroup = (command: string, args: string[], settings: SpawnSettings = {}) => {
  const child = spawn(command, args, {
    cwd: settings.cwd,
    env: { ...process.env, ...settings.env },
    stdio: settings.piped ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"],
    detached: true,
  });
  running.add(child);
  child.once("exit", () => running.delete(child));
  return child;
};

/** Sends a signal to a command and everything it started. */
export const signalGroup = ({ pid }: ChildProcess, signal: NodeJS.Signals) => {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // The group has ended already.
  }
};

/**
 * Runs a command to its end and returns its exit code; 1 when it could not start or was killed.
 * Piped output is shown only when the command fails.
 */
export const run = (command: string, args: string[], settings: RunSettings = {}) =>
  new Promise<number>((done) => {
    const child = spawnGroup(command, args, settings);
    const timer = settings.limit && setTimeout(() => signalGroup(child, "SIGKILL"), settings.limit);
    const kept: Buffer[] = [];
    child.stdout?.on("data", (chunk: Buffer) => kept.push(chunk));
    child.stderr?.on("data", (chunk: Buffer) => kept.push(chunk));
    child.once("error", ({ message }) => {
      console.error(message);
      done(1);
    });
    child.once("close", (code) => {
      clearTimeout(timer);
      if (code !== 0) process.stderr.write(Buffer.concat(kept));
      done(code ?? 1);
    });
  });

const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };

/**
 * Runs a command line's main function and exits with the code it returns. Ctrl-C stops everything;
 * an error is told in its own words.
 */
export const runMain = (main: () => Promise<number>) => {
  for (const [signal, code] of Object.entries(SIGNALS)) {
    process.once(signal, () => process.exit(code));
  }
  main().then(
    (code) => process.exit(code),
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exit(1);
    },
  );
};
