import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

/** The parts of GitHub's workflow syntax that the tests read. */
export type Step = {
  id?: string;
  if?: string;
  uses?: string;
  with?: Record<string, string | number | boolean>;
  run?: string;
  env?: Record<string, string>;
  "continue-on-error"?: boolean;
};

type Job = {
  needs?: string | string[];
  if?: string;
  environment?: string;
  permissions?: Record<string, string>;
  outputs?: Record<string, string>;
  strategy?: { matrix: Record<string, string[]> };
  steps: Step[];
};

type Workflow = {
  on?: { push?: { branches?: string[] }; schedule?: { cron: string }[] };
  permissions: object;
  env?: Record<string, string>;
  jobs: Record<string, Job>;
};

const FOLDER = ".github/workflows";

/** All workflows, each with its path, its text and the parsed text. */
export const workflows = readdirSync(FOLDER).map((name) => {
  const path = join(FOLDER, name);
  const text = readFileSync(path, "utf8");
  return { name, path, text, workflow: parse(text) as Workflow };
});

export const publish = workflows.find(({ name }) => name === "publish.yml")?.workflow;

/**
 * Returns a job of `publish.yml`.
 * @throws if there is none of that name
 */
export const publishJob = (name: string) => {
  const job = publish?.jobs[name];
  if (!job) throw new Error(`publish.yml has no job ${name}`);
  return job;
};

/** Returns the steps that use a version of an action. */
export const using = (steps: Step[], action: string) =>
  steps.filter(({ uses }) => uses?.startsWith(`${action}@`));

type Lock = { packages: Record<string, { version: string; integrity: string } | undefined> };
const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as Lock;

/** The packages that run with the host's key, `name@version integrity`, and their names. */
export const listed = publish?.env?.PACKAGES?.trimEnd().split("\n") ?? [];
export const keyed = listed.map((line) => line.replace(/@.*/, ""));

/** As wrangler and miniflare find it. */
export const folderOf = (name: string) =>
  ["node_modules/miniflare/", "node_modules/wrangler/", ""]
    .map((owner) => `${owner}node_modules/${name}`)
    .find((path) => packages[path]) ?? name;

export const lockedAs = (name: string) => {
  const { version, integrity } = packages[folderOf(name)] ?? {};
  return `${name}@${version} ${integrity}`;
};
