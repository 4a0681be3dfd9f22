import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { standInVariables } from "../stand-ins";
import { run } from "./processes";

export type Step = {
  title: string;
  command: string;
  args: string[];
  /** By default the repository. */
  cwd?: string;
  env?: Record<string, string>;
  before?: () => void;
  after?: () => void;
  /** The file of Jest's or Playwright's report. A step without one counts as a single test. */
  report?: string;
  /** Later steps are skipped if this one fails. */
  essential?: true;
};

/** Lanes that run in parallel, the steps of each one after the other. */
export type Phase = Step[][];

/** Always with the stand-ins: no request of the tests leaves this machine. */
export const VARIABLES = {
  ...standInVariables({ form: true, booking: true }),
  GATSBY_TELEMETRY_DISABLED: "1",
};

type Report = {
  /** Of Jest. A file that fails to load has no tests, so it counts as one failure. */
  numPassedTests?: number;
  numFailedTests?: number;
  numRuntimeErrorTestSuites?: number;
  /** Of Playwright. Flaky tests count as passed; its output lists them. */
  stats?: { expected: number; flaky: number; unexpected: number };
};

/** A failed run counts at least one failure, whatever its report says; so does a report that is missing or cut short. */
const countOf = (file: string, succeeded: boolean) => {
  try {
    const report = JSON.parse(readFileSync(file, "utf8")) as Report;
    const { numPassedTests = 0, numFailedTests = 0, numRuntimeErrorTestSuites = 0 } = report;
    const { expected, flaky, unexpected } = report.stats ?? {
      expected: 0,
      flaky: 0,
      unexpected: 0,
    };
    const failed = numFailedTests + numRuntimeErrorTestSuites + unexpected;
    const passed = numPassedTests + expected + flaky;
    return { passed, failed: succeeded ? failed : Math.max(failed, 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
};

/** Beside other lanes, the output is shown once the step has ended. */
const runStep = async (step: Step, alone: boolean) => {
  const { title, command, args, cwd, env, before, after, report } = step;
  if (alone) console.log(`\n== ${title}`);
  const start = performance.now();
  if (report) {
    mkdirSync(dirname(report), { recursive: true });
    rmSync(report, { force: true });
  }
  before?.();
  let output = "";
  const onOutput = alone ? undefined : (text: string) => (output += text);
  const succeeded =
    (await run(command, args, { env: { ...VARIABLES, ...env }, cwd, onOutput })) === 0;
  if (succeeded) after?.();
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(alone ? `-- ${seconds} s` : `\n== ${title}\n${output}-- ${seconds} s`);
  if (report) return countOf(report, succeeded);
  return { passed: Number(succeeded), failed: Number(!succeeded) };
};

/** Ends at an essential step that fails. The last line of the output counts the tests. Returns the exit code. */
export const runPhases = async (phases: Phase[]) => {
  const total = { passed: 0, failed: 0 };
  const notRun: string[] = [];
  const runLane = async (lane: Step[], alone: boolean) => {
    let isSkipped = false;
    for (const step of lane) {
      if (isSkipped) {
        notRun.push(step.title);
        continue;
      }
      const { passed, failed } = await runStep(step, alone);
      total.passed += passed;
      total.failed += failed;
      isSkipped = step.essential === true && failed > 0;
    }
    return isSkipped;
  };
  let isEnded = false;
  for (const lanes of phases) {
    if (isEnded) notRun.push(...lanes.flat().map(({ title }) => title));
    else
      isEnded = (await Promise.all(lanes.map((lane) => runLane(lane, lanes.length === 1)))).some(
        Boolean,
      );
  }
  if (notRun.length > 0)
    console.error(`Not run, since a step that they need failed: ${notRun.join(", ")}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed > 0 ? 1 : 0;
};
