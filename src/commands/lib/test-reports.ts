import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { z } from "zod";

export type Count = { passed: number; failed: number };

/** Where a test runner leaves its numbers, and how to read them. */
export type Report = { file: string; read: (report: unknown) => Count };

const jestResults = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  // A test file that does not even load has no tests that could fail.
  numRuntimeErrorTestSuites: z.number(),
});

/** @param project the name of one of Jest's projects */
export const jestReport = (project: string): Report => ({
  file: `test-results/${project}.json`,
  read: (report) => {
    const results = jestResults.parse(report);
    return {
      passed: results.numPassedTests,
      failed: results.numFailedTests + results.numRuntimeErrorTestSuites,
    };
  },
});

const playwrightResults = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

/** Flaky tests have passed; Playwright names them in what it prints. */
export const playwrightReport: Report = {
  file: "test-results/browser.json",
  read: (report) => {
    const { expected, unexpected, flaky } = playwrightResults.parse(report).stats;
    return { passed: expected + flaky, failed: unexpected };
  },
};

/** Makes room for a report; one of an earlier run could be taken for this one's. */
export const prepare = ({ file }: Report) => {
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
};

/**
 * The numbers of a run that has ended. A run that ended badly counts one failure even when its
 * report names none, or when there is no report.
 */
export const countOf = ({ file, read }: Report, ended: boolean): Count => {
  try {
    const { passed, failed } = read(JSON.parse(readFileSync(file, "utf8")));
    return { passed, failed: ended ? failed : Math.max(failed, 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
};
