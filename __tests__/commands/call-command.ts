import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { format } from "node:util";
import { runMain } from "../../src/commands/lib/processes";

jest.mock("../../src/commands/lib/processes", () => ({ runMain: jest.fn() }));

type Result = { status: number | null; stdout: string; stderr: string };

/** Runs a command in its own process in `cwd`, as npm does. */
export const spawnCommand = (name: string, args: string[], cwd: string): Result => {
  const script = resolve("src/commands", `${name}.ts`);
  const command = ["--require", require.resolve("tsx/cjs"), script, ...args];
  // Jest has a copy of the environment, which child processes do not inherit.
  return spawnSync(process.execPath, command, { cwd, encoding: "utf8", env: process.env });
};

/**
 * Loads a command and returns its main function, to call in this process. Each test file that uses it
 * also spawns the command once, with real arguments, exit code and streams.
 */
export const loadCommand = async (name: string) => {
  await import(resolve("src/commands", name));
  const [main] = jest.mocked(runMain).mock.lastCall ?? [];
  if (!main) throw new Error(`${name} does not call runMain`);
  return async (args: string[], cwd: string): Promise<Result> => {
    const output = { stdout: "", stderr: "" };
    const collect =
      (stream: keyof typeof output) =>
      (...words: unknown[]) =>
        void (output[stream] += `${format(...words)}\n`);
    const log = jest.spyOn(console, "log").mockImplementation(collect("stdout"));
    const error = jest.spyOn(console, "error").mockImplementation(collect("stderr"));
    const previous = process.cwd();
    process.chdir(cwd);
    try {
      return { status: await main(args), ...output };
    } finally {
      process.chdir(previous);
      log.mockRestore();
      error.mockRestore();
    }
  };
};
