import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PUBLICATION } from "../../src/editor/browser/publication";
import { createHost, WEBSITE, WRONG } from "./host";
import { workflowNamed } from "./read-workflows";
import { runWorkflow, type Occasion, type Outside, type Run } from "./run-workflow";

/** What the steps are written in; GitHub's machines have both. */
const canRun = ["bash", "jq"].every((name) => spawnSync(name, ["--version"]).status === 0);
if (!canRun) console.warn("The steps of publish.yml have not been run: bash or jq is missing.");

// Only a busy machine takes longer than a second or two.
jest.setTimeout(60_000);

const OURS = "brisa/web";
const SECRETS = { CLOUDFLARE_API_TOKEN: "token", CLOUDFLARE_ACCOUNT_ID: "account" };
const PREVIEW = "https://abc.brisa-de-palma.pages.dev";

const folder = realpathSync(mkdtempSync(join(tmpdir(), "brisa-workflow-")));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let count = 0;
const emptyFolder = () => {
  const path = join(folder, String(++count));
  mkdirSync(path);
  return path;
};

type Host = ReturnType<typeof createHost>;

const start = (occasion: Omit<Occasion, "host">, host: Host) =>
  runWorkflow(workflowNamed("publish.yml"), { ...occasion, host: host.folder }, emptyFolder());

const push = (host: Host, sha: string, outside: Outside) => {
  const github = { event_name: "push", sha, ref: "refs/heads/main", token: "key" } as const;
  return start(
    { github: { ...github, repository: OURS, event: {} }, secrets: SECRETS, outside },
    host,
  );
};

type Pull = { branch: string; base?: string; from?: string; author?: string };

const pull = (host: Host, { branch, base = "main", from = OURS, author = "mar" }: Pull) => {
  const { head, merged } = host.openPull(branch, base);
  // GitHub gives neither secrets nor a key that writes to what others send.
  const isTrusted = from === OURS && author !== "dependabot[bot]";
  const github = {
    event_name: "pull_request",
    sha: merged,
    ref: "refs/pull/1/merge",
    base_ref: base,
    head_ref: branch,
    repository: OURS,
    token: isTrusted ? "key" : "read-only",
    event: {
      pull_request: {
        number: 1,
        head: { sha: head, ref: branch, repo: { full_name: from } },
        user: { login: author },
      },
    },
  } as const;
  const secrets = isTrusted ? SECRETS : {};
  return start({ github, secrets, outside: { published: host.first } }, host).then((run) => ({
    run,
    head,
    merged,
  }));
};

const commands = ({ calls }: Run) => calls.map(({ command }) => command);
const isTested = (run: Run) => commands(run).includes("npm test");
const deployments = ({ calls }: Run) =>
  calls
    .filter(({ command }) => command.startsWith("npx wrangler"))
    .map(({ command, site }) => ({ branch: /--branch (\S+)/.exec(command)?.[1], site }));
/** What was told to GitHub: statuses of drafts, the check run of a publication. */
const told = (run: Run) =>
  commands(run).filter((command) => /\/(statuses|check-runs)/.test(command));

/** What the owner is told, beside the commit and in the run's summary. */
const expectTold = (run: Run, sha: string, conclusion: string, ...texts: string[]) => {
  expect(told(run)).toHaveLength(1);
  expect(told(run)[0]).toContain(`repos/${OURS}/check-runs --silent -f name=${PUBLICATION} `);
  expect(told(run)[0]).toContain(`head_sha=${sha} -f conclusion=${conclusion}`);
  for (const text of texts) {
    expect(told(run)[0]).toContain(text);
    expect(run.summary).toContain(text);
  }
};
const expectOldSite = (run: Run, sha: string, ...texts: string[]) =>
  expectTold(run, sha, "failure", "la web sigue como estaba", ...texts);

const NOT_THE_OWNER = "No es cosa vuestra: avisad a quien lleva la web.";

const whenRunnable = canRun ? describe : describe.skip;

whenRunnable("a push to main", () => {
  let host: Host;
  beforeEach(() => {
    host = createHost(emptyFolder());
  });

  test("of content is checked, compared with what is public, and published", async () => {
    const sha = host.changeContent();
    const run = await push(host, sha, { published: host.first, isChecked: true });
    expect(run.jobs).toEqual({
      test: "success",
      publish: "success",
      tell: "success",
      preview: "skipped",
    });
    expect(commands(run)).toContain(`npm run --silent check -- --since ${host.first}`);
    expect(run.log).toMatch(/prices\.json.*240.*480/);
    expect(isTested(run)).toBe(false);
    expect(deployments(run)).toEqual([{ branch: "main", site: sha }]);
    expectTold(run, sha, "success", "La web está publicada.");
    // What is missing before a launch is listed, and stops nothing.
    expect(run.summary).toMatch(/^- company\.json › website: /m);
  });

  test("of code is tested and published", async () => {
    const sha = host.changeCode();
    const run = await push(host, sha, { published: host.first });
    expect(isTested(run)).toBe(true);
    expect(deployments(run)).toEqual([{ branch: "main", site: sha }]);
  });

  test("of code, then content, is tested, since the code is not public", async () => {
    host.changeCode();
    const sha = host.changeContent();
    const run = await push(host, sha, { published: host.first });
    expect(isTested(run)).toBe(true);
    expect(deployments(run)).toEqual([{ branch: "main", site: sha }]);
  });

  test("the first one is tested, and its prices compared with nothing", async () => {
    const run = await push(host, host.first, {});
    expect(commands(run)).toContain("npm run --silent check --");
    expect(isTested(run)).toBe(true);
    expect(deployments(run)).toEqual([{ branch: "main", site: host.first }]);
  });

  test("by force, over what is public, is tested, and its prices compared with nothing", async () => {
    const published = host.changeContent();
    host.git("reset", "--quiet", "--hard", host.first);
    const sha = host.changeContent();
    host.git("commit", "--quiet", "--amend", "--message", "another");
    const amended = host.git("rev-parse", "HEAD");
    expect([published, sha]).not.toContain(amended);
    const run = await push(host, amended, { published });
    expect(commands(run)).toContain("npm run --silent check --");
    expect(isTested(run)).toBe(true);
    expect(deployments(run)).toEqual([{ branch: "main", site: amended }]);
  });

  test("of wrong content stops before the tests; the owner reads the check's lines", async () => {
    const sha = host.breakContent();
    const run = await push(host, sha, { published: host.first, isChecked: true });
    expect(run.jobs).toEqual({
      test: "failure",
      publish: "skipped",
      tell: "success",
      preview: "skipped",
    });
    expect(isTested(run)).toBe(false);
    expect(deployments(run)).toEqual([]);
    const lines = readFileSync(join(WRONG, "expected.txt"), "utf8").trim().split("\n");
    expectOldSite(run, sha, "Corregid esto", ...lines.map((line) => `\n- ${line}\n`.trimStart()));
    expect(run.summary).toContain(`[el editor](${WEBSITE}/admin/)`);
    expect(run.summary).not.toContain(NOT_THE_OWNER);
  });

  test.each(["tests", "build", "deploy"] as const)(
    "whose %s fails leaves the old site, and a sentence for the owner",
    async (fails) => {
      const sha = host.changeCode();
      const run = await push(host, sha, { published: host.first, fails });
      expect(run.jobs.tell).toBe("success");
      expect(deployments(run)).toHaveLength(fails === "deploy" ? 1 : 0);
      expectOldSite(run, sha, NOT_THE_OWNER, `https://github.com/${OURS}/actions/runs/`);
    },
  );

  test("only the deployment has the keys to the site", async () => {
    const run = await push(host, host.changeCode(), { published: host.first });
    const withKeys = run.calls.filter(({ keys }) => keys !== "").map(({ command }) => command);
    expect(withKeys.filter((command) => !command.startsWith("gh api "))).toEqual([
      expect.stringContaining("npx wrangler pages deploy"),
    ]);
  });
});

whenRunnable("a pull request", () => {
  let host: Host;
  beforeEach(() => {
    host = createHost(emptyFolder());
  });
  const onBranch = (name: string, change: () => string) => {
    host.git("checkout", "--quiet", "-b", name);
    change();
    return name;
  };

  test("of a draft is checked, and shown where the editor looks for it", async () => {
    const branch = onBranch("cms/datos/Prices", host.changeContent);
    const { run, head, merged } = await pull(host, { branch });
    expect(run.jobs).toEqual({
      test: "success",
      publish: "skipped",
      tell: "skipped",
      preview: "success",
    });
    expect(isTested(run)).toBe(false);
    expect(deployments(run)).toEqual([{ branch: "pull-1", site: merged }]);
    expect(told(run)).toEqual(
      [
        "state=pending -f target_url=https://github.com/",
        `state=success -f target_url=${PREVIEW}`,
      ].map((words) =>
        expect.stringMatching(`statuses/${head} .*context=deploy/preview -f ${words}`),
      ),
    );
  });

  test("of code is tested", async () => {
    const branch = onBranch("faster", host.changeCode);
    expect(isTested((await pull(host, { branch })).run)).toBe(true);
  });

  test.each([
    ["a fork", { from: "someone/web" }],
    ["a fork's main", { from: "someone/web", branch: "main" }],
    ["Dependabot", { author: "dependabot[bot]" }],
  ])("of %s is tested without keys, and shown nowhere", async (_, origin) => {
    const branch = onBranch("patch", host.changeCode);
    const { run } = await pull(host, { branch, ...origin });
    expect(run.jobs).toEqual({
      test: "success",
      publish: "skipped",
      tell: "skipped",
      preview: "skipped",
    });
    expect(told(run)).toEqual([]);
    expect(deployments(run)).toEqual([]);
  });

  test.each([
    ["from our main into another branch", { branch: "main", base: "old" }],
    ["into another branch", { branch: "faster", base: "old" }],
  ])("%s never becomes the public site", async (_, branches) => {
    host.git("branch", "old");
    onBranch("faster", host.changeCode);
    host.git("branch", "--force", "main", "faster");
    const { run, merged } = await pull(host, branches);
    expect(run.jobs.publish).toBe("skipped");
    expect(deployments(run)).toEqual([{ branch: "pull-1", site: merged }]);
  });
});
