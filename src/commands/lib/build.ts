import { installed, run } from "./processes";

type Settings = {
  /** The folder to build in, by default the current one. */
  cwd?: string;
  /** Receives the output instead of the terminal. The build then runs with lower priority. */
  onOutput?: (text: string) => void;
};

/** Builds the site into `public`. Returns whether the build succeeded; it prints its own errors. */
export const build = async (variables: Record<string, string>, { cwd, onOutput }: Settings = {}) =>
  (await run(installed("gatsby"), ["build"], {
    env: { ...variables, GATSBY_TELEMETRY_DISABLED: "1" },
    cwd,
    onOutput,
    isLowPriority: onOutput !== undefined,
  })) === 0;
