import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import * as z from "zod";

export type Count = { passed: number; failed: number };

export type Report = { file: string; read: (report: unknown) => Count };

const jestResults = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  // A test file that fails to load has no tests, so it counts as one failure.
  numRuntimeErrorTestSuites: z.number(),
});

export const jestReports = ["unit", "server", "site"] as const;

export type JestReportName = (typeof jestReports)[number];

export const jestReport = (name: JestReportName): Report => ({
  file: `test-results/${name}.json`,
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

/** Flaky tests count as passed; Playwright lists them in its output. */
export const playwrightReport: Report = {
  file: "test-results/browser.json",
  read: (report) => {
    const { expected, unexpected, flaky } = playwrightResults.parse(report).stats;
    return { passed: expected + flaky, failed: unexpected };
  },
};

/** The report of an earlier run is deleted. */
export const prepare = ({ file }: Report) => {
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
};

/** A failed run counts at least one failure, even if its report has none or there is no report. */
export const countOf = ({ file, read }: Report, succeeded: boolean): Count => {
  try {
    const { passed, failed } = read(JSON.parse(readFileSync(file, "utf8")));
    return { passed, failed: succeeded ? failed : Math.max(failed, 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
};
