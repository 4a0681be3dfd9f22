import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { temporaryFolder } from "../setup/temporary-folder";
import { publish, publishJob } from "./read-workflows";

/** The commit for which each step runs. */
export const COMMIT = "0123456789".repeat(4);

type Settings = {
  /** The values of expressions, by their text in the workflow: they are not evaluated. */
  env: Record<string, string>;
  /** Bash functions that replace commands, by the commands' names. */
  commands: Record<string, string>;
  cwd?: string;
  /** They take the place of variables of the runner or the workflow. */
  variables?: Record<string, string>;
};

/**
 * Runs one step of `publish.yml` in bash, with the variables of its `env`. As at GitHub, it ends at the
 * first command that fails.
 */
export const runStep = (job: string, id: string, { env, commands, cwd, variables }: Settings) => {
  const step = publishJob(job).steps.find((candidate) => candidate.id === id);
  if (!step?.run) throw new Error(`The job ${job} runs no step ${id}`);
  const own = Object.entries(step.env ?? {}).map(([name, text]) => {
    const value = text.includes("${{") ? env[text] : text;
    if (value === undefined) throw new Error(`No value is given for ${text}`);
    return [name, value];
  });
  const functions = Object.entries(commands).map(
    ([name, body]) => `${name}() {\n${body}\n}\nexport -f ${name}\n`,
  );
  // The working directory has no scripts. In a variable, since their path may have spaces and brackets.
  const shell = step.run.replace(/(?<=^|\s)\.github\//g, '"$TESTED_SCRIPTS/"');
  const { folder, remove } = temporaryFolder();
  const outputs = join(folder, "outputs");
  const summary = join(folder, "summary");
  for (const file of [outputs, summary]) writeFileSync(file, "");
  const { status, stdout, stderr } = spawnSync("bash", ["-e", "-c", functions.join("") + shell], {
    cwd: cwd ?? folder,
    encoding: "utf8",
    env: {
      ...process.env,
      TESTED_SCRIPTS: resolve(".github"),
      RUNNER_TEMP: folder,
      GITHUB_OUTPUT: outputs,
      GITHUB_PATH: join(folder, "path"),
      GITHUB_STEP_SUMMARY: summary,
      GITHUB_REPOSITORY: "brisa/web",
      GITHUB_SERVER_URL: "https://github.com",
      GITHUB_RUN_ID: "7",
      GITHUB_SHA: COMMIT,
      ...publish?.env,
      ...Object.fromEntries(own),
      ...variables,
    },
  });
  const written = {
    outputs: readFileSync(outputs, "utf8"),
    summary: readFileSync(summary, "utf8"),
  };
  remove();
  return { status, stdout, stderr, ...written };
};

/** GitHub's runners have both. */
const canRun = ["bash", "jq"].every((name) => spawnSync(name, ["--version"]).status === 0);
if (!canRun) console.warn("The steps of publish.yml have not been run: bash or jq is missing.");
export const describeStep = canRun ? describe : describe.skip;
