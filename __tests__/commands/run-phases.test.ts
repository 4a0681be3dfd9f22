import { runPhases } from "../../src/commands/lib/run-phases";
import type { Step } from "../../src/commands/lib/test-steps";

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

test("what passes passes, and one step that fails fails the run, which goes on", async () => {
  const after = jest.fn();
  expect(await runPhases([[[step("first", 0, { after })]], [[step("second", 0)]]])).toBe(0);
  expect(said.at(-1)).toBe("\n2 passed, 0 failed");
  expect(after).toHaveBeenCalledTimes(1);
  expect(await runPhases([[[step("first", 3, { after })]], [[step("second", 0)]]])).toBe(1);
  expect(said.at(-1)).toBe("\n1 passed, 1 failed");
  expect(after).toHaveBeenCalledTimes(1);
});

test("what needs a step that fails is not run, and named", async () => {
  const lane = [step("build", 1, { essential: true }), step("site", 0)];
  expect(await runPhases([[lane, [step("unit", 0)]], [[step("browser", 0)]]])).toBe(1);
  expect(said.slice(-2)).toEqual([
    "Not run, since a step that they need failed: site, browser",
    "\n1 passed, 1 failed",
  ]);
});
