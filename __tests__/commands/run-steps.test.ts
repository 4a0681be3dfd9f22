import { join } from "node:path";
import { runPhases, type Step } from "../../src/commands/lib/run-steps";
import { withTemporaryFolder } from "../setup/temporary-folder";

const folder = withTemporaryFolder();
let said: string[];
beforeEach(() => {
  said = [];
  const note = (text: string) => void said.push(text);
  jest.spyOn(console, "log").mockImplementation(note);
  jest.spyOn(console, "error").mockImplementation(note);
});
afterEach(() => jest.restoreAllMocks());

/** A step that ends with this exit code. */
const step = (title: string, code: number, own: Partial<Step> = {}): Step => ({
  ...{ title, command: "node", args: ["--eval", `process.exit(${code})`] },
  ...own,
});

test("one step that fails fails the run, which goes on, but for what needs it, which is named", async () => {
  const after = jest.fn();
  const phases = [[[step("first", 3, { after })]], [[step("second", 0, { after })]]];
  expect(await runPhases(phases)).toBe(1);
  expect(said.at(-1)).toBe("\n1 passed, 1 failed");
  expect(after).toHaveBeenCalledTimes(1);
  const lane = [step("build", 1, { essential: true }), step("site", 0)];
  expect(await runPhases([[lane, [step("unit", 0)]], [[step("browser", 0)]]])).toBe(1);
  expect(said.slice(-2)).toEqual([
    "Not run, since a step that they need failed: site, browser",
    "\n1 passed, 1 failed",
  ]);
});

const jests = (numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites: number) =>
  JSON.stringify({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites });
const playwrights = (expected: number, unexpected: number, flaky: number) =>
  JSON.stringify({ stats: { expected, unexpected, flaky, skipped: 1 } });

test.each([
  ["files that do not load", jests(5, 1, 1), 1, "5 passed, 2 failed"],
  ["a bad end without failures", jests(5, 0, 0), 1, "5 passed, 1 failed"],
  ["browser tests", playwrights(9, 1, 1), 1, "10 passed, 1 failed"],
  ["a report cut short", "{", 0, "0 passed, 1 failed"],
  ["no report", "", 0, "0 passed, 1 failed"],
])("%s are counted", async (_, report, code, expected) => {
  const file = join(folder(), "report.json");
  const write =
    report && `require("node:fs").writeFileSync(${JSON.stringify(file)}, process.argv[1]);`;
  const args = ["--eval", `${write} process.exit(${code})`, report];
  await runPhases([[[step("tests", code, { args, report: file })]]]);
  expect(said.at(-1)).toBe(`\n${expected}`);
});
