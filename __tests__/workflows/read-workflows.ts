import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

/** The parts of GitHub's workflow syntax that ours use. */
export type Step = {
  id?: string;
  if?: string;
  uses?: string;
  with?: Record<string, string | number | boolean>;
  run?: string;
  shell?: "bash";
  env?: Record<string, string>;
  "continue-on-error"?: boolean;
};

export type Job = {
  needs?: string | string[];
  if?: string;
  env?: Record<string, string>;
  environment?: string;
  permissions?: Record<string, "read" | "write">;
  outputs?: Record<string, string>;
  steps: Step[];
};

export type Workflow = { permissions: object; jobs: Record<string, Job> };

const FOLDER = ".github/workflows";

/** Every workflow: its path, its text, and what that says. */
export const workflows = readdirSync(FOLDER).map((name) => {
  const path = join(FOLDER, name);
  const text = readFileSync(path, "utf8");
  return { name, path, text, workflow: parse(text) as Workflow };
});

/** @throws when there is no workflow of that name */
export const workflowNamed = (wanted: string) => {
  const found = workflows.find(({ name }) => name === wanted);
  if (!found) throw new Error(`No workflow ${wanted}`);
  return found.workflow;
};
