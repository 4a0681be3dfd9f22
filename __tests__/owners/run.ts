/**
 * `node --require tsx/cjs __tests__/owners/run.ts [count] [first]`: makes the content of so many owners, one for each
 * seed, builds it and runs the tests that hold for any content. Prints what each owner has done, and fails if a check,
 * a build or a test does.
 */
import { join } from "node:path";
import { GATSBY } from "../../src/commands/lib/build";
import { installed, run, runMain } from "../../src/commands/lib/processes";
import { VARIABLES } from "../../src/commands/lib/run-phases";
import { BUILD_FOLDER, prepareBuild, TEST_DATE } from "../../src/commands/lib/test-sites";
import { writeOwner } from "./write-owner";

const CONTENT = ".test-sites/owner";

const ofSite = { cwd: BUILD_FOLDER, piped: true, env: { ...VARIABLES, BUILD_DATE: TEST_DATE } };
const ofTests = {
  piped: true,
  env: { SITE_ROOT: join(BUILD_FOLDER, "public"), CONTENT_ROOT: join(BUILD_FOLDER, "content") },
};

/** Returns the first step that fails for an owner; undefined if none does. */
const failureOf = async (seed: number) => {
  console.log(`\n== Owner ${seed}`);
  for (const title of await writeOwner(seed, CONTENT)) console.log(`   ${title}`);
  prepareBuild({ content: CONTENT });
  if ((await run("npm", ["run", "--silent", "check"], ofSite)) !== 0) return "check";
  if ((await run(GATSBY, ["build"], ofSite)) !== 0) return "build";
  const jest = await run(installed("jest"), ["--selectProjects", "live", "--ci"], ofTests);
  return jest === 0 ? undefined : "live tests";
};

const runOwners = async ([count = "20", first = "1"]: string[]) => {
  let failed = 0;
  for (let seed = Number(first); seed < Number(first) + Number(count); seed += 1) {
    const step = await failureOf(seed);
    if (step) failed += 1;
    console.log(step ? `-- failed: ${step}` : "-- passed");
  }
  console.log(`\n${Number(count) - failed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
};

runMain(runOwners);
