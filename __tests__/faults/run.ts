/**
 * `node --require tsx/cjs __tests__/faults/run.ts [seed] [count] [first]`: puts faults into the product by lot, one at a
 * time, and tells which test turns red first. Needs a repository without uncommitted changes. Prints a row of a table for
 * each fault, and fails if one is not noticed.
 *
 * `--under <folder>`: only into its files. `--small`: also changes of numbers, texts and the look. `--alone`: only unit
 * tests, of those that run the changed function, until two test files are red; in the end tells of each how many faults
 * it notices, and how many it alone: one that alone notices none may go. The tests' titles are in
 * `.cache/faults-red.jsonl`.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { parseArgs } from "node:util";
import { installed, run, runMain } from "../../src/commands/lib/processes";
import { VARIABLES } from "../../src/commands/lib/run-phases";
import { prepare } from "../../src/commands/lib/test-reports";
import { builtSteps, type Step } from "../../src/commands/lib/test-steps";
import { redFiles, testsThatRun, type RedFile } from "./red-files";
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

/** Runs `judge` while the fault is in its file. */
const during = async <Result>(fault: Drawn, judge: (fault: Drawn) => Promise<Result>) => {
  const text = readFileSync(fault.file, "utf8");
  const before = cell(text.slice(fault.start, fault.end)).slice(0, 50);
  const after = cell(fault.replacement).slice(0, 50);
  writeFileSync(fault.file, withFault(text, fault));
  const result = await judge(fault).finally(() => writeFileSync(fault.file, text));
  return { result, change: `\`${before}\` → ${after ? `\`${after}\`` : "nothing"}` };
};

/** By test file. */
type Noticed = Map<string, { faults: number; alone: number }>;

/** Returns what the row of a fault says of the tests that notice it; empty if none does. */
const noticedBy = {
  first: (red: Red | undefined) => (red ? `${red.step}: ${cell(red.test)}` : ""),
  files: (red: RedFile[], noticed: Noticed) => {
    for (const { file } of red) {
      const { faults, alone } = noticed.get(file) ?? { faults: 0, alone: 0 };
      noticed.set(file, { faults: faults + 1, alone: alone + (red.length === 1 ? 1 : 0) });
    }
    return red.map(({ file, tests }) => `${file} (${tests.length})`).join(", ");
  },
};

const runFaults = async (args: string[]) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      under: { type: "string", default: "src" },
      small: { type: "boolean", default: false },
      alone: { type: "boolean", default: false },
    },
  });
  const [seed = "44", count = "60", first = "1"] = positionals;
  const { stdout } = spawnSync("git", ["status", "--porcelain"], { encoding: "utf8" });
  if (stdout) throw new Error("Commit or undo the changes first: a fault would lie among them.");
  let unnoticed = 0;
  const byFile: Noticed = new Map();
  const { under, small: isSmallToo, alone: isAlone } = values;
  const drawn = drawFaults({ seed: Number(seed), count: Number(count), under, isSmallToo });
  const tests = isAlone ? await testsThatRun(drawn) : [];
  for (const [index, fault] of drawn.entries()) {
    if (index + 1 < Number(first)) continue;
    const { result, change } = await during(fault, async () =>
      isAlone
        ? noticedBy.files(await redFiles(fault, tests[index] ?? []), byFile)
        : noticedBy.first(await firstRed(fault)),
    );
    if (!result) unnoticed += 1;
    console.log(
      `| ${index + 1} | ${fault.file}:${fault.line} | ${change} | ${result || "**nobody**"} |`,
    );
  }
  for (const [name, { faults, alone }] of [...byFile].sort())
    console.log(`| ${name} | ${faults} | ${alone} |`);
  return unnoticed > 0 ? 1 : 0;
};

runMain(runFaults);
