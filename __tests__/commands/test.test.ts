import { findBrowser } from "../../src/commands/lib/browser";
import { runPhases } from "../../src/commands/lib/run-steps";
import { loadCommand } from "./call-command";

jest.mock("../../src/commands/lib/browser", () => ({ findBrowser: jest.fn() }));
jest.mock("../../src/commands/lib/run-steps", () => ({ runPhases: jest.fn() }));
jest.mock("../../src/commands/lib/test-steps", () => ({ phasesOf: () => [] }));
jest.mock("../../src/commands/lib/node-version", () => ({
  isBrought: () => false,
  pinnedNode: () => "24",
  runOnNode: () => Promise.resolve(undefined),
}));

test("without a browser nothing is run but, where they are asked for, unit tests", async () => {
  jest.mocked(findBrowser).mockRejectedValue(new Error("No browser."));
  jest.mocked(runPhases).mockResolvedValue(0);
  const npmTest = await loadCommand("test");
  await expect(npmTest([], ".")).rejects.toThrow("No browser.");
  expect(runPhases).not.toHaveBeenCalled();
  expect(await npmTest(["--unit"], ".")).toMatchObject({ status: 0 });
});
