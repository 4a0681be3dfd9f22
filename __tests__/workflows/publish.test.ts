import { spawnSync } from "node:child_process";
import { symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { PUBLICATION_CHECK, publicationOf } from "../../packages/desk/stores/github-branch";
import { contentOf, expectedLines } from "../model/check/fixtures";
import { withTemporaryFolder, write } from "../setup/temporary-folder";
import { describeStep, COMMIT, runStep } from "./run-step";

const folder = withTemporaryFolder();

describeStep("what is public", () => {
  const API = "repos/brisa/web";
  const PUBLISHED = "a".repeat(40);
  const OLDER = "b".repeat(40);

  type Files = Record<string, string>;
  /** The files and folders at the root of the commits, each with its hash. */
  type Commits = Record<string, Files | undefined>;
  /** The commits of the newest runs that succeeded, by what started them; the older run first. */
  type Runs = [event: "push" | "schedule", commit: string][];

  const FILES: Files = { "package.json": "1", src: "2", content: "3" };
  const OTHER_CONTENT: Files = { ...FILES, content: "4" };

  const find = (runs: Runs, commits: Commits, broken = "none") => {
    const answers = new Map<string, object>();
    for (const event of ["push", "schedule"] as const) {
      const question = `${API}/actions/workflows/publish.yml/runs?branch=main&event=${event}&status=success&per_page=1`;
      const found = runs.flatMap(([of, head_sha], index) =>
        of === event ? [{ id: index + 9, head_sha }] : [],
      );
      answers.set(question, { workflow_runs: found });
    }
    for (const [commit, files] of Object.entries(commits)) {
      const tree = Object.entries(files ?? {}).map(([path, sha]) => ({
        path,
        mode: "100644",
        sha,
      }));
      if (files) answers.set(`${API}/git/trees/${commit}`, { tree });
    }
    const cases = Array.from(
      answers,
      ([question, answer]) =>
        `"key api ${question} --jq") jq --raw-output "$4" <<< '${JSON.stringify(answer)}' ;;`,
    );
    // GitHub's answer where there is nothing goes to the output, too.
    return runStep("changes", "published", {
      env: { "${{ github.token }}": "key" },
      commands: {
        gh: `
          case "$GH_TOKEN $1 $2 $3" in
            *${broken}*) return 1 ;;
            ${cases.join("\n")}
            *) echo '{"status":"404"}'; return 1 ;;
          esac`,
      },
    });
  };

  test("is the newest commit that a run has published, on whatever event", () => {
    const commits = { [COMMIT]: FILES, [PUBLISHED]: FILES, [OLDER]: FILES };
    const found = (...runs: Runs) => find(runs, commits).outputs;
    expect(found(["push", PUBLISHED])).toBe(`commit=${PUBLISHED}\n`);
    expect(found(["push", OLDER], ["schedule", PUBLISHED])).toBe(`commit=${PUBLISHED}\n`);
    expect(found(["schedule", OLDER], ["push", PUBLISHED])).toBe(`commit=${PUBLISHED}\n`);
  });

  test.each<[string, string, Files, Commits?]>([
    ["", "in content alone", OTHER_CONTENT],
    ["code=yes\n", "in a file of code", { ...OTHER_CONTENT, "package.json": "5" }],
    // A commit of code in between, whose run failed or was cancelled, is in the newest commit as well.
    ["code=yes\n", "in a folder of code", { ...OTHER_CONTENT, src: "5" }],
    ["code=yes\n", "in a new file", { ...OTHER_CONTENT, "content.ts": "5" }],
    // What was public is gone.
    ["code=yes\n", "by a forced push", FILES, {}],
  ])("differs, %j, %s", (code, _, files, before = { [PUBLISHED]: FILES }) => {
    const { status, outputs } = find([["push", PUBLISHED]], { [COMMIT]: files, ...before });
    expect([status, outputs]).toEqual([0, `commit=${PUBLISHED}\n${code}`]);
  });

  test("differs in code before the first publication", () => {
    expect(find([], { [COMMIT]: FILES }).outputs).toBe("commit=\ncode=yes\n");
  });

  test.each(["event=push", "event=schedule", COMMIT])(
    "is not guessed where GitHub does not answer: %s",
    (broken) => {
      const commits = { [COMMIT]: FILES, [PUBLISHED]: FILES };
      expect(find([["push", PUBLISHED]], commits, broken).status).toBe(1);
    },
  );
});

/** Returns the output of a step that lets no line of it be a command: without the lines for that. */
const shown = (stdout: string) => {
  const [, token = "", text] = /^::stop-commands::(\w{20,})\n([^]*)\n::\1::\n$/.exec(stdout) ?? [];
  expect(text).not.toContain(token);
  return text;
};

describeStep("what names content", () => {
  const script = resolve(".github/scripts/without-commands.sh");
  const run = (command: string) =>
    spawnSync("bash", [script, "bash", "-c", command], { encoding: "utf8" });

  test("is no command to the workflow, on either stream, and the step ends as its command does", () => {
    const lines = "echo '::notice title=a::b'; echo '##[error]c' >&2; exit 3";
    const { status, stdout, stderr } = run(lines);
    expect([status, shown(stdout), stderr]).toEqual([3, "::notice title=a::b\n##[error]c\n", ""]);
  });

  test("cannot know by which word commands begin again", () => {
    const tokens = [run("true"), run("true")].map(({ stdout }) => stdout.split("\n")[0]);
    expect(new Set(tokens).size).toBe(2);
  });
});

describeStep("the check", () => {
  const check = (published: string, commands: Record<string, string>, cwd?: string) => {
    const env = { "${{ needs.changes.outputs.published }}": published };
    return runStep("test", "content", { cwd, env, commands });
  };

  test.each([
    ["what is public", "abc", "run --silent check -- --since abc\n"],
    ["nothing, where nothing is", "", "run --silent check --\n"],
  ])("compares prices with %s", (_, published, command) => {
    const { status, stdout, outputs } = check(published, { npm: 'echo "$*"' });
    expect([status, shown(stdout), outputs]).toEqual([0, command, ""]);
  });

  test("hands on its errors as a list, and the site's address", async () => {
    const { folder: cwd, remove } = await contentOf("price-negative");
    for (const name of ["node_modules", "package.json", "packages", "src"])
      symlinkSync(resolve(name), join(cwd, name));
    const { status, stdout, outputs } = check("", {}, cwd);
    remove();
    const lines = expectedLines("price-negative");
    expect(status).toBe(1);
    expect(shown(stdout)).toContain(`${lines.join("\n")}\n`);
    expect(outputs).toBe(
      `errors<<END\n- ${lines.join("\n- ")}\nEND\nwebsite=https://www.velaclara.test\n`,
    );
  });

  test("hands on one address alone, whatever else the file says", () => {
    const company =
      '{"website":"https://a.example"\n"website":"https://errors=x"\n"website": "code=yes"}';
    write(join(folder(), "content/company.json"), company);
    const { outputs } = check("", { npm: "echo a >&2; return 1" }, folder());
    expect(outputs).toBe("errors<<END\n- a\nEND\nwebsite=https://a.example\n");
  });

  test.each([
    ["on one line", '{"name":"B","website":"https://a.example","email":"a@a.example"}'],
    ["that no parser could read", '{\n  "name": Brisa\n  "website": "https://a.example",\n'],
  ])("hands on no more than 100 errors, and the address of a file %s", (_, company) => {
    write(join(folder(), "content/company.json"), company);
    const { outputs } = check("", { npm: "seq 200 >&2; return 1" }, folder());
    expect(outputs.match(/^- \d+$/gm)).toHaveLength(100);
    expect(outputs).toContain("\n- 100\n- … y 100 más.\nEND\n");
    expect(outputs).toMatch(/\nwebsite=https:\/\/a\.example\n$/);
  });
});

describeStep("what the owner is told", () => {
  const FAILED = "La última publicación no salió bien: la web sigue como estaba.";
  const LINK = "[Qué ha pasado](https://github.com/brisa/web/actions/runs/7)";
  const DESK = "[el escritorio](https://web.example.com/admin/)";
  const ERRORS = "- a.json › b: falta.\n- c.yaml › d: «$HOME» sobra, `ls` (*mucho*).";

  /** Returns the check run that GitHub is asked to create. */
  const tell = (published: string, errors = "", account = "yes", unlisted = "") => {
    const { status, stdout, summary } = runStep("tell", "tell", {
      env: {
        "${{ github.token }}": "key",
        "${{ needs.publish.result }}": published,
        "${{ needs.publish.outputs.account }}": account,
        "${{ needs.build.outputs.unlisted }}": unlisted,
        "${{ needs.test.outputs.errors || needs.build.outputs.errors }}": errors,
        "${{ needs.test.outputs.website || needs.build.outputs.website }}":
          errors && "https://web.example.com",
      },
      commands: {
        gh: `
          [ "$GH_TOKEN $1 $2 $3" = "key api repos/brisa/web/check-runs --silent" ] || return 4
          jq --null-input '$ARGS.positional' --args -- "\${@:4}"`,
      },
    });
    expect(status).toBe(0);
    const fields = (JSON.parse(stdout) as string[]).filter((word) => word !== "-f");
    const run = Object.fromEntries(fields.map((field) => field.split(/=([^]*)/)));
    expect(run).toMatchObject({ name: PUBLICATION_CHECK, head_sha: COMMIT });
    const output = {
      title: run["output[title]"],
      summary: run["output[summary]"],
      text: run["output[text]"],
    };
    // The same in the run's summary.
    expect(summary).toBe(`## ${output.title}\n\n${output.summary}\n\n${output.text}\n`);
    return { conclusion: run.conclusion, output };
  };

  test("of a publication, and of a repository without an account to publish to", () => {
    expect(tell("success")).toEqual({
      conclusion: "success",
      output: {
        title: "La web está publicada.",
        summary: "Lo último que habéis guardado ya se ve.",
        text: LINK,
      },
    });
    const { output: unlisted } = tell("success", "", "yes", "yes");
    expect(unlisted.title).toBe("La web está publicada.");
    expect(unlisted.summary).toMatch(/ya se ve\. Pedimos a los buscadores .* «Publicar así»/);
    const { conclusion, output } = tell("success", "", "");
    expect(conclusion).toBe("neutral");
    expect(output.title).toBe("Este repositorio no publica la web.");
    expect(output.summary).toContain("No tiene las claves de Cloudflare.");
  });

  test.each([
    ["failure", "", "No es cosa vuestra: avisad a quien lleva la web.", LINK],
    ["skipped", "", "No es cosa vuestra: avisad a quien lleva la web.", LINK],
    ["skipped", ERRORS, `Corregid esto en ${DESK} y publicadlo.`, `${ERRORS}\n\n${LINK}`],
  ])("of a publication that is a %s, with the errors %j", (published, errors, summary, text) => {
    const run = tell(published, errors);
    expect(run).toMatchObject({ conclusion: "failure", output: { title: FAILED, text } });
    expect(run.output.summary).toContain(summary);
    // The desk shows the errors line by line.
    const read = publicationOf({ ...run, html_url: "", completed_at: "" });
    if (errors)
      expect(read).toMatchObject({ status: "failed", detail: errors.replace(/^- /gm, "") });
  });
});
