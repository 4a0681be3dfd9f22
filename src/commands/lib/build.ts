import { installed, run } from "./processes";

type Settings = {
  /** The repository, if not this one. */
  cwd?: string;
  /** Receives what the build says, which is then not shown; such a build leaves others the computer. */
  onOutput?: (text: string) => void;
};

/** Builds the site into `public`; false when the build fails, which it has then told itself. */
export const build = async (variables: Record<string, string>, { cwd, onOutput }: Settings = {}) =>
  (await run(installed("gatsby"), ["build"], {
    env: { ...variables, GATSBY_TELEMETRY_DISABLED: "1" },
    cwd,
    onOutput,
    isPatient: onOutput !== undefined,
  })) === 0;
