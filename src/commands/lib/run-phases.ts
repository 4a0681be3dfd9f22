import { standInVariables } from "../stand-ins";
import { run } from "./processes";
import { countOf, prepare, type Count } from "./test-reports";
import type { Phase, Step } from "./test-steps";

/** Always with the stand-ins: no request of the tests leaves this machine. */
export const VARIABLES = {
  ...standInVariables({ form: true, booking: true }),
  GATSBY_TELEMETRY_DISABLED: "1",
};

/** Beside other lanes, the output is shown once the step has ended. */
const runStep = async (step: Step, alone: boolean): Promise<Count> => {
  const { title, command, args, cwd, env, before, after, report } = step;
  if (alone) console.log(`\n== ${title}`);
  const start = performance.now();
  if (report) prepare(report);
  before?.();
  let output = "";
  const onOutput = alone ? undefined : (text: string) => (output += text);
  const succeeded =
    (await run(command, args, { env: { ...VARIABLES, ...env }, cwd, onOutput })) === 0;
  if (succeeded) after?.();
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(alone ? `-- ${seconds} s` : `\n== ${title}\n${output}-- ${seconds} s`);
  if (report) return countOf(report, succeeded);
  return succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
};

/** If an essential step fails, `notRun` has the steps that were skipped. */
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

/** Ends at an essential step that fails. The last line of the output counts the tests. Returns the exit code. */
export const runPhases = async (phases: Phase[]) => {
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
        `Not run, since a step that they need failed: ${titles.map(({ title }) => title).join(", ")}`,
      );
      break;
    }
  }
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
};
