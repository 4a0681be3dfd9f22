import { parseArgs } from "node:util";
import { standInVariables } from "../stand-ins";
import { run, runMain } from "./lib/processes";
import { countOf, prepare, type Count } from "./lib/test-reports";
import { phasesOf, type Step, type Wish } from "./lib/test-steps";

const USAGE =
  "npm test takes one of: -- --unit (unit tests only), -- --browser <name> (browser tests whose " +
  "file or title holds the name), -- --all (also what is slow by nature).";

/** No request of the tests leaves this machine: the site is always built for the stand-ins. */
const VARIABLES = {
  ...standInVariables({ form: true, booking: true }),
  GATSBY_TELEMETRY_DISABLED: "1",
};

/** @throws saying what can be asked for, when it was something else */
const wish = (args: string[]): Wish => {
  try {
    const { values } = parseArgs({
      args,
      options: {
        unit: { type: "boolean" },
        browser: { type: "string" },
        all: { type: "boolean" },
      },
    });
    if (Object.keys(values).length > 1) throw new Error("One at a time.");
    return values;
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${USAGE}`, { cause: error });
  }
};

/** Runs one step. Its output is shown as it comes, or at its end when other steps run beside it. */
const runStep = async (step: Step, alone: boolean): Promise<Count> => {
  const { title, command, args, cwd, before, after, report } = step;
  if (alone) console.log(`\n== ${title}`);
  const start = performance.now();
  if (report) prepare(report);
  before?.();
  let output = "";
  const onOutput = alone ? undefined : (text: string) => (output += text);
  const succeeded = (await run(command, args, { env: VARIABLES, cwd, onOutput })) === 0;
  if (succeeded) after?.();
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(alone ? `-- ${seconds} s` : `\n== ${title}\n${output}-- ${seconds} s`);
  if (report) return countOf(report, succeeded);
  return succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
};

/** Runs a lane; `notRun` is there when an essential step has failed. */
const runLane = async (lane: Step[], alone: boolean): Promise<Count & { notRun?: Step[] }> => {
  const total: Count = { passed: 0, failed: 0 };
  for (const [index, step] of lane.entries()) {
    const { passed, failed } = await runStep(step, alone);
    total.passed += passed;
    total.failed += failed;
    if (step.essential && failed > 0) return { ...total, notRun: lane.slice(index + 1) };
  }
  return total;
};

/** `npm test`: every step, as far as it makes sense to go on; the numbers are the last line. */
const test = async (args: string[]) => {
  const phases = phasesOf(wish(args));
  let [passed, failed] = [0, 0];
  for (const [index, lanes] of phases.entries()) {
    const outcomes = await Promise.all(lanes.map((lane) => runLane(lane, lanes.length === 1)));
    for (const outcome of outcomes) {
      passed += outcome.passed;
      failed += outcome.failed;
    }
    if (outcomes.some(({ notRun }) => notRun)) {
      const later = phases.slice(index + 1).flat(2);
      const titles = [...outcomes.flatMap(({ notRun = [] }) => notRun), ...later];
      console.error(
        `Not run, since a build failed: ${titles.map(({ title }) => title).join(", ")}`,
      );
      break;
    }
  }
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
};

runMain(test);
