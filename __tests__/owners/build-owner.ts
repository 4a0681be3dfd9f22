import { join } from "node:path";
import { GATSBY } from "../../src/commands/lib/build";
import { installed, run } from "../../src/commands/lib/processes";
import { VARIABLES } from "../../src/commands/lib/run-steps";
import { BUILD_FOLDER, prepareBuild, TEST_DATE } from "../../src/commands/lib/test-sites";

const ofSite = { cwd: BUILD_FOLDER, piped: true, env: { ...VARIABLES, BUILD_DATE: TEST_DATE } };
const ofTests = {
  piped: true,
  env: { SITE_ROOT: join(BUILD_FOLDER, "public"), CONTENT_ROOT: join(BUILD_FOLDER, "content") },
};

/**
 * Builds a content, after some npm scripts, and runs the tests that hold for any.
 * @returns the first step that fails; undefined if none does
 */
export const failureOf = async (content: string, scripts: string[]) => {
  prepareBuild({ content });
  for (const name of scripts)
    if ((await run("npm", ["run", "--silent", name], ofSite)) !== 0) return name;
  if ((await run(GATSBY, ["build"], ofSite)) !== 0) return "build";
  const jest = await run(installed("jest"), ["--selectProjects", "live", "--ci"], ofTests);
  return jest === 0 ? undefined : "live tests";
};
