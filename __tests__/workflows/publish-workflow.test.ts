import { runInNewContext } from "node:vm";
import { addDays } from "../../src/base/calendar/calendar-date";
import { portDate, TIME_ZONE } from "../../src/model/port-time";
import { PREVIEW_STATUS } from "../../src/desk/stores/github-drafts";
import { using, publishJob, workflows, type Step } from "./read-workflows";

describe("publish.yml", () => {
  const { on } = workflows.find(({ name }) => name === "publish.yml")?.workflow ?? {};
  const changes = publishJob("changes");
  const tests = publishJob("test");
  const build = publishJob("build");
  const publish = publishJob("publish");
  const tell = publishJob("tell");
  const preview = publishJob("preview");

  type Result = "success" | "failure" | "cancelled" | "skipped";
  type Run = {
    event?: string;
    ref?: string;
    changes?: Result;
    code?: "yes" | "";
    tested?: Result;
    built?: Result;
  };

  /**
   * Returns whether the jobs `test`, `build` and `publish` start in a run.
   * @param tested how the tests end, if they start
   * @param built how the build ends, if it starts
   */
  const started = ({
    event: event_name = "push",
    ref = "refs/heads/main",
    changes: result = "success",
    code = "",
    tested = "success",
    built = "success",
  }: Run) => {
    const pull_request = { head: { repo: { full_name: "a/fork" } }, user: {} };
    const github = { event_name, ref, repository: "a/b", event: { pull_request } };
    const needs = {
      changes: { result, outputs: { code } },
      test: { result: tested },
      build: { result: built },
    };
    const cancelled = () => [result, needs.test.result].includes("cancelled");
    const holds = (condition = "") =>
      Boolean(runInNewContext(condition, { github, needs, cancelled, startsWith }));
    // Without a function of its own for that, a condition holds only where all needed jobs have succeeded.
    const test = result === "success" && holds(tests.if);
    if (!test) needs.test.result = "skipped";
    const isBuilt = holds(build.if);
    if (!isBuilt) needs.build.result = "skipped";
    return { test, build: isBuilt, publish: holds(publish.if) };
  };
  const startsWith = (text: string, start: string) => text.startsWith(start);

  test.each<[string, Run, ReturnType<typeof started>]>([
    ["content alone", {}, { test: false, build: true, publish: true }],
    ["content with errors", { built: "failure" }, { test: false, build: true, publish: false }],
    ["content alone, at night", { event: "schedule" }, { test: false, build: true, publish: true }],
    ["code", { code: "yes" }, { test: true, build: true, publish: true }],
    [
      "code, at night",
      { code: "yes", event: "schedule" },
      { test: true, build: true, publish: true },
    ],
    [
      "code that fails",
      { code: "yes", tested: "failure" },
      { test: true, build: true, publish: false },
    ],
    [
      "cancelled code",
      { code: "yes", tested: "cancelled" },
      { test: true, build: false, publish: false },
    ],
    [
      "what nobody could compare",
      { changes: "failure" },
      { test: false, build: false, publish: false },
    ],
    ["a deleted branch", { changes: "skipped" }, { test: false, build: false, publish: false }],
    [
      "a draft",
      { changes: "skipped", ref: "refs/heads/draft-mar" },
      { test: false, build: true, publish: false },
    ],
    [
      "a pull request of content",
      { event: "pull_request", ref: "refs/pull/7/merge" },
      { test: true, build: false, publish: false },
    ],
    [
      "a pull request from a fork's main",
      { event: "pull_request", code: "yes" },
      { test: true, build: false, publish: false },
    ],
  ])("of %s", (_, run, jobs) => {
    expect(started(run)).toEqual(jobs);
  });

  test("has the secrets where it deploys, and nowhere that tests or builds run", () => {
    expect(publish.environment).toBe("production");
    for (const job of [changes, tests, build, tell]) {
      expect(job).not.toHaveProperty("environment");
      expect(JSON.stringify(job)).not.toContain("secrets.");
    }
  });

  test.each<[string, boolean, string, boolean]>([
    ["that was built", true, "success", false],
    ["whose build fails", false, "failure", true],
    ["whose installation fails", false, "skipped", false],
  ])("looks for errors in the content %s: %s", (_, isFine, outcome, looks) => {
    const condition = build.steps.find(({ id }) => id === "content")?.if ?? "";
    const context = { steps: { build: { outcome } }, failure: () => !isFine };
    expect(runInNewContext(condition, context)).toBe(looks);
  });

  test.each(["2027-01-15", "2027-03-27", "2027-03-28", "2027-07-15", "2027-10-30", "2027-10-31"])(
    "runs each night, at the port on the day after %s and before dawn",
    (date) => {
      const cron = on?.schedule?.[0]?.cron ?? "";
      const [, minute, hour] = /^(\d\d) (\d\d) \* \* \*$/.exec(cron) ?? [];
      const night = new Date(`${date}T${hour}:${minute}:00Z`);
      expect(portDate(night)).toBe(addDays(date, 1));
      const atPort = night.toLocaleTimeString("sv-SE", { timeZone: TIME_ZONE });
      expect(atPort < "03:00:00").toBe(true);
    },
  );

  test("shows drafts of this repository alone: nobody else's code meets a secret", () => {
    const shown = /^!cancelled\(\) && \((.*)\)$/s.exec(preview.if ?? "")?.[1] ?? "none";
    expect(build.if?.endsWith(`|| ${shown})`)).toBe(true);
    const [drafts, pulls] = shown.split(/\s*\|\|\s*/);
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

  test("says last what became of a draft, whatever it was, where the desk looks for it", () => {
    const last = preview.steps.at(-1);
    expect(last?.if).toBe("always()");
    expect(last?.run).toContain(` context=${PREVIEW_STATUS} `);
  });

  test("the name of a preview is never that of the public site", () => {
    const name = preview.steps.find(({ id }) => id === "deploy")?.env?.NAME;
    expect(name).toBe(
      "${{ github.event.number && format('pull-{0}', github.event.number) || github.ref_name }}",
    );
  });

  test("stops at whatever fails, but for what is missing before a launch, and what is old after it", () => {
    const steps = [changes, tests, build, publish, tell, preview].flatMap((job) => job.steps);
    const tolerated = steps.filter((step) => step["continue-on-error"]);
    expect(tolerated.map(({ run }) => run)).toEqual([
      expect.stringContaining("npm run --silent launch-check"),
      expect.stringContaining("wrangler pages deployment delete"),
    ]);
  });

  test.each([
    ["main", publish],
    ['"$NAME"', preview],
  ])("deploys what it has built, as %s; no other step has the secrets", (branch, { steps }) => {
    const deploys = (step: Step) =>
      JSON.stringify(step).includes("secrets.") && step.id !== "account";
    const [deployment, ...others] = steps.filter(deploys);
    expect(deployment?.run?.split("\n")[0]).toBe(
      `wrangler pages deploy public --project-name "\${PAGES_PROJECT:?}" --branch ${branch}`,
    );
    expect(others.map(({ id }) => id)).toEqual(branch === "main" ? ["earlier"] : []);
    const [kept] = using(build.steps, "actions/upload-artifact");
    const [fetched] = using(steps, "actions/download-artifact");
    expect(fetched?.with).toEqual({ name: kept?.with?.name, path: kept?.with?.path });
    expect(steps.indexOf(fetched as Step)).toBeLessThan(steps.findIndex(deploys));
  });
});
