import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { holds, interpolate, interpolateAll, type Contexts } from "./expressions";
import type { Job, Step, Workflow } from "./read-workflows";

/** What GitHub knows when it starts a workflow. */
export type Occasion = {
  github: {
    event_name: "push" | "pull_request";
    /** The commit that is checked out, and where it is found. */
    sha: string;
    ref: string;
    base_ref?: string;
    head_ref?: string;
    repository: string;
    token: string;
    event: object;
  };
  secrets: Record<string, string>;
  /** The repository at the host. */
  host: string;
  outside: Outside;
};

/** What the commands do that reach outside, or take minutes: see `outside.sh`. */
export type Outside = {
  fails?: "tests" | "build" | "deploy";
  /** The commit of the newest run that succeeded. */
  published?: string;
  /** Whether the content is checked, which takes a second each time. */
  isChecked?: boolean;
};

type Result = "success" | "failure" | "skipped";

export type Call = {
  command: string;
  /** The secrets that it was given. */
  keys: string;
  /** What it deployed: the page of `outside.sh`. */
  site: string;
};

export type Run = {
  /** How each job ended. */
  jobs: Record<string, Result>;
  /** What was asked of the commands outside, in order. */
  calls: Call[];
  /** What the run's page shows. */
  summary: string;
  /** What all steps said. */
  log: string;
};

const SERVER = "https://github.com";
const RUN_ID = "7";

/**
 * Runs a workflow as GitHub would: its jobs one after the other, each in a folder of its own, their
 * `run` steps in bash. Of the actions `actions/checkout` does what it is there for; Node is there
 * already, and there is no cache.
 * @param folder an empty folder for all of this
 */
export const runWorkflow = async (
  workflow: Workflow,
  { github, secrets, host, outside }: Occasion,
  folder: string,
): Promise<Run> => {
  const files = Object.fromEntries(
    ["calls", "summary"].map((name) => {
      const file = join(folder, name);
      writeFileSync(file, "");
      return [name, file];
    }),
  );
  const commands = join(folder, "commands");
  mkdirSync(commands);
  for (const name of ["gh", "npm", "npx"]) {
    symlinkSync(resolve("__tests__/workflows/outside.sh"), join(commands, name));
  }
  const surroundings = {
    PATH: `${commands}:${process.env.PATH}`,
    HOME: folder,
    CI: "true",
    CALLS: files.calls,
    OUTSIDE_FAILS: outside.fails ?? "",
    OUTSIDE_PUBLISHED: outside.published ?? "",
    OUTSIDE_CHECK: outside.isChecked ? "yes" : "",
    PACKAGES: resolve("node_modules"),
    GITHUB_REPOSITORY: github.repository,
    GITHUB_SHA: github.sha,
    GITHUB_SERVER_URL: SERVER,
    GITHUB_RUN_ID: RUN_ID,
    GITHUB_STEP_SUMMARY: files.summary,
  };
  const contexts = { github: { ...github, server_url: SERVER, run_id: RUN_ID }, secrets };
  const needs: Record<string, { result: Result; outputs: Record<string, string> }> = {};
  let log = "";
  // Ours stand in the order in which they need each other.
  for (const [name, job] of Object.entries(workflow.jobs)) {
    const needed = [job.needs ?? []].flat();
    const before = needed.every((other) => needs[other].result === "success");
    const known = { ...contexts, needs };
    if (!holds(job.if, known, before ? "success" : "failure")) {
      needs[name] = { result: "skipped", outputs: {} };
      continue;
    }
    const ended = await runJob(job, known, {
      host,
      surroundings,
      folder: mkdtempSync(join(folder, "job-")),
    });
    log += ended.log;
    needs[name] = ended;
  }
  const calls = readFileSync(files.calls, "utf8").split("\x1e").slice(0, -1);
  return {
    jobs: Object.fromEntries(Object.entries(needs).map(([name, { result }]) => [name, result])),
    calls: calls.map((call) => {
      const [command, keys, site] = call.split("\x1f");
      return { command, keys, site };
    }),
    summary: readFileSync(files.summary, "utf8"),
    log,
  };
};

type Surroundings = { host: string; surroundings: Record<string, string>; folder: string };

const runJob = async (
  job: Job,
  contexts: Contexts,
  { host, surroundings, folder }: Surroundings,
) => {
  const workspace = join(folder, "workspace");
  mkdirSync(workspace);
  const runner = { temp: folder, os: "Linux" };
  const steps: Record<string, { outcome: Result; outputs: Record<string, string> }> = {};
  let env = interpolateAll(job.env, { ...contexts, runner });
  let status: "success" | "failure" = "success";
  let log = "";
  const run = async (step: Step, known: Contexts) => {
    const files = { GITHUB_ENV: join(folder, "env"), GITHUB_OUTPUT: join(folder, "output") };
    for (const file of Object.values(files)) writeFileSync(file, "");
    const script = step.uses ? checkout(step, known, host) : interpolate(step.run ?? "", known);
    const flags = step.shell ? ["--noprofile", "--norc", "-eo", "pipefail"] : ["-e"];
    const shell = spawn("bash", [...flags, "-c", script], {
      cwd: workspace,
      env: {
        ...surroundings,
        RUNNER_TEMP: folder,
        ...files,
        ...env,
        ...interpolateAll(step.env, known),
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const said = Promise.all([text(shell.stdout), text(shell.stderr)]);
    const [code] = (await once(shell, "close")) as [number];
    log += (await said).join("");
    env = { ...env, ...readVariables(files.GITHUB_ENV) };
    return {
      outcome: code === 0 ? "success" : "failure",
      outputs: readVariables(files.GITHUB_OUTPUT),
    } as const;
  };
  for (const [index, step] of job.steps.entries()) {
    const known = { ...contexts, runner, env, steps };
    if (!holds(step.if, known, status)) continue;
    const ended = await run(step, known);
    steps[step.id ?? index] = ended;
    if (ended.outcome === "failure" && !step["continue-on-error"]) status = "failure";
  }
  const outputs = interpolateAll(job.outputs, { ...contexts, steps });
  return { result: status as Result, outputs, log };
};

/** The script of an action. */
const checkout = ({ uses, with: settings }: Step, { github }: Contexts, host: string) => {
  if (!uses?.startsWith("actions/checkout@")) return ":";
  const { ref, sha } = github as { ref: string; sha: string };
  const isWhole = settings?.["fetch-depth"] === 0;
  const wanted = isWhole ? `'refs/heads/*:refs/remotes/origin/*' ${ref}` : `--depth 1 ${ref}`;
  return [
    "git init --quiet",
    `git fetch --quiet file://${host} ${wanted}`,
    `git -c advice.detachedHead=false checkout --quiet ${sha}`,
  ].join("\n");
};

/** The variables in a file that a step has written for the runner. */
const readVariables = (file: string) => {
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  const entries = text.matchAll(/^(\w+)(?:=(.*)|<<(\w+)\n(?:([\s\S]*?)\n)?\3)$/gm);
  return Object.fromEntries(
    [...entries].map(([, name, line, , lines]) => [name, line ?? lines ?? ""]),
  );
};
