import { run, runMain } from "./lib/processes";
import { standInVariables } from "../stand-ins";
import { countOf, prepare, type Count } from "./lib/test-reports";
import { steps, type Step } from "./lib/test-steps";

/** No request of the tests leaves this machine: the site is always built for the stand-ins. */
const VARIABLES = {
  ...standInVariables({ form: true, booking: true }),
  GATSBY_TELEMETRY_DISABLED: "1",
};

const runStep = async (step: Step): Promise<Count> => {
  console.log(`\n== ${step.title}`);
  if (step.report) prepare(step.report);
  const succeeded = (await run(step.command, step.args, { env: VARIABLES })) === 0;
  if (step.report) return countOf(step.report, succeeded);
  return succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
};

/** `npm test`: every step, as far as it makes sense to go on; the numbers are the last line. */
const test = async () => {
  const total: Count = { passed: 0, failed: 0 };
  for (const [index, step] of steps.entries()) {
    const { passed, failed } = await runStep(step);
    total.passed += passed;
    total.failed += failed;
    if (step.essential && failed > 0) {
      const left = steps.slice(index + 1).map(({ title }) => title);
      console.error(`Not run, since this failed: ${left.join(", ")}`);
      break;
    }
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed > 0 ? 1 : 0;
};

runMain(test);
