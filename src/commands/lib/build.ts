import { installed, run } from "./processes";

/** Builds the site into `public`; false when the build fails, which it has then told itself. */
export const build = async (variables: Record<string, string>, cwd?: string) =>
  (await run(installed("gatsby"), ["build"], {
    env: { ...variables, GATSBY_TELEMETRY_DISABLED: "1" },
    cwd,
  })) === 0;
