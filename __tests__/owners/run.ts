/**
 * `node --require tsx/cjs __tests__/owners/run.ts [count] [first]`: makes the content of so many owners, one for each
 * seed, builds it and runs the tests that hold for any content. Prints what each owner has done, and fails if a check,
 * a build or a test does.
 */
import { runMain } from "../../src/commands/lib/processes";
import { failureOf } from "./build-owner";
import { writeOwner } from "./write-owner";

const CONTENT = ".test-sites/owner";

const runOwners = async ([count = "20", first = "1"]: string[]) => {
  let failed = 0;
  for (let seed = Number(first); seed < Number(first) + Number(count); seed += 1) {
    console.log(`\n== Owner ${seed}`);
    for (const title of await writeOwner(seed, CONTENT)) console.log(`   ${title}`);
    const step = await failureOf(CONTENT, ["check"]);
    if (step) failed += 1;
    console.log(step ? `-- failed: ${step}` : "-- passed");
  }
  console.log(`\n${Number(count) - failed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
};

runMain(runOwners);
