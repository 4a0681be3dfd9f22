import { run } from "./processes";

/** Runs Gatsby also in a folder whose name is a pattern. */
export const GATSBY = require.resolve("../../build/cli.cjs");

/** With lower priority. `onOutput` receives what it prints. Returns whether the build succeeded. */
export const build = async (variables: Record<string, string>, onOutput: (text: string) => void) =>
  (await run(GATSBY, ["build"], {
    env: { ...variables, GATSBY_TELEMETRY_DISABLED: "1" },
    onOutput,
    isLowPriority: true,
  })) === 0;
