import { runInNewContext } from "node:vm";
import { addDays } from "../../packages/typed-content/dates/calendar-date";
import { portDate, TIME_ZONE } from "../../src/model/port-time";
import { PREVIEW_STATUS } from "../../packages/desk/stores/github-drafts";
import { using, publishJob, workflows, type Step } from "./read-workflows";

describe("publish.yml", () => {
  const { on } = workflows.find(({ name }) => name === "publish.yml")?.workflow ?? {};
  const build = publishJob("build");
  const publish = publishJob("publish");
  const preview = publishJob("preview");

  const names = ["changes", "test", "build", "publish", "tell", "preview"] as const;

  type Result = "success" | "failure" | "cancelled" | "skipped";
  type Run = {
    event?: string;
    ref?: string;
    isDeleted?: boolean;
    /** From where a pull request comes, and whose it is. */
    from?: string;
    login?: string;
    /** Whether anything but content has changed. */
    code?: "yes" | "";
    /** How jobs end, if they start and not well. */
    ends?: Partial<Record<(typeof names)[number], Result>>;
  };

  /** Returns the jobs that start in a run. */
  const started = (run: Run) => {
    const { event = "push", ref = "refs/heads/main", isDeleted: deleted = false } = run;
    const { from = "a/b", login = "mar", code = "", ends = {} } = run;
    const pull_request = { head: { repo: { full_name: from } }, user: { login } };
    const github = { event_name: event, ref, repository: "a/b", event: { deleted, pull_request } };
    const needs: Record<string, { result: Result; outputs: object }> = {};
    const functions = {
      startsWith: (text: string, start: string) => text.startsWith(start),
      always: () => true,
      cancelled: () => Object.values(needs).some(({ result }) => result === "cancelled"),
    };
    for (const name of names) {
      const { if: condition = "", needs: needed = [] } = publishJob(name);
      const isOpen =
        // Without one of these functions, a condition holds only where all needed jobs have succeeded.
        /always\(|cancelled\(/.test(condition) ||
        [needed].flat().every((each) => needs[each]?.result === "success");
      const bare = condition.replace(/^\$\{\{(.*)\}\}$/s, "$1");
      const starts = isOpen && Boolean(runInNewContext(bare, { github, needs, ...functions }));
      needs[name] = { result: starts ? (ends[name] ?? "success") : "skipped", outputs: { code } };
    }
    return names.filter((name) => needs[name]?.result !== "skipped").join(" ");
  };

  const code = "yes";
  const draft = { ref: "refs/heads/draft-mar" };
  const pull = { event: "pull_request", ref: "refs/pull/7/merge" };

  test.each<[string, Run, string]>([
    ["content alone", {}, "changes build publish tell"],
    ["content with errors", { ends: { build: "failure" } }, "changes build tell"],
    ["content alone, at night", { event: "schedule" }, "changes build publish tell"],
    ["code", { code }, "changes test build publish tell"],
    ["code, at night", { code, event: "schedule" }, "changes test build publish tell"],
    ["code that fails", { code, ends: { test: "failure" } }, "changes test build tell"],
    ["cancelled code", { code, ends: { test: "cancelled" } }, "changes test tell"],
    ["what nobody could compare", { ends: { changes: "failure" } }, "changes tell"],
    ["a deleted branch", { isDeleted: true }, ""],
    ["a draft", draft, "build preview"],
    ["a deleted draft", { ...draft, isDeleted: true }, ""],
    ["a pull request of ours", pull, "changes test build preview"],
    // Nobody else's code meets a secret.
    ["a fork's", { ...pull, from: "a/fork" }, "changes test"],
    ["a fork's main", { event: "pull_request", code, from: "a/fork" }, "changes test"],
    ["Dependabot's", { ...pull, login: "dependabot[bot]" }, "changes test"],
  ])("of %s", (_, run, jobs) => {
    expect(started(run)).toBe(jobs);
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

  test("a draft is never named as the public site is, and what became of it is said last, whatever it was, where the desk looks for it", () => {
    const name = preview.steps.find(({ id }) => id === "deploy")?.env?.NAME;
    expect(name).toBe(
      "${{ github.event.number && format('pull-{0}', github.event.number) || github.ref_name }}",
    );
    const last = preview.steps.at(-1);
    expect([last?.if, last?.run]).toEqual([
      "always()",
      expect.stringContaining(` context=${PREVIEW_STATUS} `),
    ]);
  });

  test("stops at whatever fails, but for what is missing before a launch, and what is old after it", () => {
    const steps = names.flatMap((name) => publishJob(name).steps);
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
