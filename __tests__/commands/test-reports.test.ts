import { join } from "node:path";
import { countOf, jestReport, playwrightReport } from "../../src/commands/lib/test-reports";
import { withTemporaryFolder, write } from "../setup/temporary-folder";

const unitReport = jestReport("unit");
const folder = withTemporaryFolder();

const count = (report: typeof unitReport, content: string, ended: boolean) => {
  const file = join(folder(), "report.json");
  write(file, content);
  return countOf({ ...report, file }, ended);
};

const unit = (numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites: number) =>
  JSON.stringify({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites });

const browser = (expected: number, unexpected: number, flaky: number) =>
  JSON.stringify({ stats: { expected, unexpected, flaky, skipped: 1 } });

test.each([
  ["passed tests", unitReport, unit(7, 0, 0), true, { passed: 7, failed: 0 }],
  ["failed tests", unitReport, unit(5, 2, 0), false, { passed: 5, failed: 2 }],
  ["files that do not load", unitReport, unit(5, 1, 1), false, { passed: 5, failed: 2 }],
  ["a bad end without failures", unitReport, unit(5, 0, 0), false, { passed: 5, failed: 1 }],
  ["browser tests", playwrightReport, browser(9, 1, 1), false, { passed: 10, failed: 1 }],
  ["a report cut short", playwrightReport, "{", true, { passed: 0, failed: 1 }],
])("%s are counted", (_, report, content, ended, expected) => {
  expect(count(report, content, ended)).toEqual(expected);
});

test("a missing report counts as a failure", () => {
  const file = join(folder(), "report.json");
  expect(countOf({ ...unitReport, file }, true)).toEqual({ passed: 0, failed: 1 });
});
