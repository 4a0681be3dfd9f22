import { run } from "./processes";

/** Runs Gatsby also in a folder whose name is a pattern. */
export const GATSBY = require.resolve("../../build/cli.cjs");

type Settings = {
  cwd?: string;
  /** Receives the output instead of the terminal. The build then runs with lower priority. */
  onOutput?: (text: string) => void;
};

/** Returns whether the build succeeded; it prints its own errors. */
export const build = async (variables: Record<string, string>, { cwd, onOutput }: Settings = {}) =>
  (await run(GATSBY, ["build"], {
    env: { ...variables, GATSBY_TELEMETRY_DISABLED: "1" },
    cwd,
    onOutput,
    isLowPriority: onOutput !== undefined,
  })) === 0;
