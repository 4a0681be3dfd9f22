/**
 * `node --require tsx/cjs __tests__/faults/run.ts [seed] [count] [first]`: puts faults into the product by lot, one at a
 * time, and tells which tests turn red. Needs a repository without uncommitted changes. Prints a row of a table for each
 * fault, and fails if one is not noticed.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { installed, run, runMain } from "../../src/commands/lib/processes";
import { VARIABLES } from "../../src/commands/lib/run-phases";
import { prepare } from "../../src/commands/lib/test-reports";
import { builtSteps, type Step } from "../../src/commands/lib/test-steps";
import { drawFaults, type Drawn } from "./draw";
import { withFault } from "./operators";

/** In milliseconds. A fault may make a loop endless. */
const LIMIT = 900_000;

/** Matches the first failed test in the output of Jest or Playwright, or else the first error of TypeScript. */
const FAILED = /^ +● (?!Console$)(.+)$|^ +\d+\) (?:\[\w+\] › )?(.+?)(?: ─+)?$|^(.+error TS\d+.*)$/m;

type Red = { step: string; test: string };

/** Runs a command; returns the first test that fails, undefined if none does. */
const redOf = async (
  step: string,
  command: string,
  args: string[],
  { cwd, env }: Pick<Step, "cwd" | "env"> = {},
): Promise<Red | undefined> => {
  let output = "";
  const onOutput = (text: string) => (output += text);
  const code = await run(command, args, {
    onOutput,
    cwd,
    env: { ...VARIABLES, ...env },
    limit: LIMIT,
  });
  if (code === 0) return undefined;
  const [, ...found] = FAILED.exec(output) ?? [];
  return { step, test: found.find(Boolean) ?? "the step itself" };
};

const unit = (...args: string[]) =>
  redOf("unit", installed("jest"), [
    "--selectProjects",
    "unit",
    "--bail",
    "--ci",
    "--passWithNoTests",
    ...args,
  ]);

/** Runs the tests that are nearest to a file first, then all that could notice. */
const firstRed = async ({ file }: Drawn): Promise<Red | undefined> => {
  const folder = dirname(file).replace(/^src/, "__tests__");
  const near = existsSync(folder) ? await unit(folder) : undefined;
  if (near) return near;
  const red =
    (await unit("--findRelatedTests", file)) ??
    (await redOf("types", installed("tsc"), ["--noEmit"]));
  if (red) return red;
  for (const { title, command, args, before, after, report, ...settings } of builtSteps()) {
    if (report) prepare(report);
    before?.();
    const failed = await redOf(title, command, args, settings);
    if (failed) return failed;
    after?.();
  }
  return undefined;
};

const cell = (text: string) => text.replace(/\s+/g, " ").replaceAll("|", "\\|");

const runFaults = async ([seed = "44", count = "60", first = "1"]: string[]) => {
  const { stdout } = spawnSync("git", ["status", "--porcelain"], { encoding: "utf8" });
  if (stdout) throw new Error("Commit or undo the changes first: a fault would lie among them.");
  let unnoticed = 0;
  for (const [index, fault] of drawFaults(Number(seed), Number(count)).entries()) {
    if (index + 1 < Number(first)) continue;
    const text = readFileSync(fault.file, "utf8");
    const before = cell(text.slice(fault.start, fault.end)).slice(0, 50);
    const after = cell(fault.replacement).slice(0, 50);
    writeFileSync(fault.file, withFault(text, fault));
    const red = await firstRed(fault).finally(() => writeFileSync(fault.file, text));
    if (!red) unnoticed += 1;
    const change = `\`${before}\` → ${after ? `\`${after}\`` : "nothing"}`;
    const noticed = red ? `${red.step}: ${cell(red.test)}` : "**nobody**";
    console.log(`| ${index + 1} | ${fault.file}:${fault.line} | ${change} | ${noticed} |`);
  }
  return unnoticed > 0 ? 1 : 0;
};

runMain(runFaults);
