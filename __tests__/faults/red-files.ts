import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, relative } from "node:path";
import { installed, run } from "../../src/commands/lib/processes";
import { VARIABLES } from "../../src/commands/lib/run-phases";
import type { Drawn } from "./draw";
import { probesFor } from "./probes";

const PROBES = ".cache/fault-probes.json";
const RAN = ".cache/faults-ran.jsonl";
const REPORT = ".cache/faults.json";
const RED = ".cache/faults-red.jsonl";

/** In milliseconds. A fault may make a loop endless. */
const LIMIT = 120_000;

/** Tests that run the product as another process, where no probe tells of them. */
const OF_COMMANDS = [
  ...["__tests__/commands/", "__tests__/model/check/launch"],
  ...["__tests__/desk/server/(killed-saves|lock)", "__tests__/workflows/"],
];

const jest = (args: string[], settings: { env?: Record<string, string>; limit?: number }) =>
  run(installed("jest"), ["--ci", ...args], {
    onOutput: () => undefined,
    ...settings,
    env: { ...VARIABLES, ...settings.env },
  });

/** Runs all unit tests once, as the product is; returns by fault the test files that run its function. */
export const testsThatRun = async (faults: Drawn[]): Promise<string[][]> => {
  mkdirSync(dirname(PROBES), { recursive: true });
  rmSync(RAN, { force: true });
  rmSync(RED, { force: true });
  writeFileSync(PROBES, JSON.stringify(probesFor(faults)));
  const env = { FAULT_PROBES: PROBES, RAN_FAULTS: RAN };
  await jest(["--config", "__tests__/faults/jest.config.js"], { env });
  const tests: string[][] = faults.map(() => []);
  for (const row of readFileSync(RAN, "utf8").trim().split("\n")) {
    const { test, faults: ran } = JSON.parse(row) as { test: string; faults: number[] };
    for (const number of ran) tests[number]?.push(test);
  }
  return tests;
};

/** What Jest writes with `--json`, in part. */
type JestReport = {
  testResults: {
    name: string;
    status: "passed" | "failed";
    message: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
};

export type RedFile = { file: string; tests: string[] };

/** Returns the tests that fail of those that the arguments select. A file that does not even load counts as a test. */
const redOf = async (...selection: string[]): Promise<RedFile[]> => {
  rmSync(REPORT, { force: true });
  const args = ["--selectProjects", "unit", "--json", `--outputFile=${REPORT}`, ...selection];
  await jest(args, { limit: LIMIT });
  if (!existsSync(REPORT)) return [{ file: "(no end)", tests: ["the tests do not end"] }];
  const { testResults } = JSON.parse(readFileSync(REPORT, "utf8")) as JestReport;
  return testResults
    .filter(({ status }) => status === "failed")
    .map(({ name, assertionResults, message }) => {
      const failed = assertionResults.filter(({ status }) => status === "failed");
      const tests = failed.map(({ fullName }) => fullName);
      return { file: relative("__tests__", name), tests: tests.length > 0 ? tests : [message] };
    });
};

/** How many test files run at once, the first time and then. Of a function that all use, most would turn red. */
const FIRST = 8;
const PART = 40;

/** Sorts test files by how much of their path they have in common with a file of `src`. */
const nearestFirst = (tests: readonly string[], file: string) => {
  const steps = file.split("/").slice(1);
  const nearness = (test: string) => {
    const own = relative("__tests__", test).split("/");
    const end = steps.findIndex((step, index) => step !== own[index]);
    return end === -1 ? steps.length : end;
  };
  return tests.toSorted((a, b) => nearness(b) - nearness(a));
};

/**
 * Returns the test files that turn red while a fault is in its file, of those that run its function: one if it alone does,
 * or some of them.
 */
export const redFiles = async ({ file, line }: Drawn, tests: readonly string[]) => {
  const sorted = nearestFirst(tests, file);
  const red: RedFile[] = [];
  for (let at = 0; at < sorted.length && red.length < 2;) {
    const end = at === 0 ? FIRST : at + PART;
    red.push(...(await redOf("--runTestsByPath", ...sorted.slice(at, end))));
    at = end;
  }
  if (red.length === 0) red.push(...(await redOf(...OF_COMMANDS)));
  appendFileSync(RED, `${JSON.stringify({ file, line, red })}\n`);
  return red;
};
