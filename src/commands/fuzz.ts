import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import fc from "fast-check";
import { buildMutated, prepareBuilds, sampleByKind } from "./lib/fuzz/build-mutated";
import { startChecker, type Outcome } from "./lib/fuzz/checker";
import { groupBy } from "./lib/fuzz/group-by";
import { markupEverywhere } from "./lib/fuzz/markup";
import { undo, type Mutation } from "./lib/fuzz/mutation";
import { mutations } from "./lib/fuzz/mutations";
import { readOriginal } from "./lib/fuzz/original";
import { wholeNumberFrom1 } from "./lib/measures";
import { runMain } from "./lib/processes";
import { TEST_CONTENT } from "./lib/test-sites";

type Result = { mutation: Mutation; number: number; outcome: Outcome; seconds: number };

const OUTCOMES = ["passed", "refused", "wrong", "thrown", "hung"] as const;

/** Checks each mutation in the same copy of the content, which is mended in between. */
const checkAll = async (sample: Mutation[]) => {
  const root = mkdtempSync(join(tmpdir(), "fuzz-"));
  cpSync(TEST_CONTENT, root, { recursive: true });
  const checker = startChecker(TEST_CONTENT);
  const results: Result[] = [];
  try {
    for (const [index, mutation] of sample.entries()) {
      const number = index + 1;
      await mutation.apply(root);
      const start = performance.now();
      const outcome = await checker.check({ root, files: mutation.files });
      const seconds = (performance.now() - start) / 1000;
      undo(mutation, root, TEST_CONTENT);
      const result = { mutation, number, outcome, seconds };
      results.push(result);
      if ("reason" in outcome) console.error(failureLine(result));
      if (number % 500 === 0) console.log(`${number} of ${sample.length}`);
    }
  } finally {
    await checker.end();
    rmSync(root, { recursive: true, force: true });
  }
  return results;
};

const nameOf = ({ mutation: { kind, title }, number }: Result) =>
  `no. ${number}, ${kind}: ${title}`;

const failureLine = (result: Result) =>
  `${nameOf(result)}: ${result.outcome.outcome}${"reason" in result.outcome ? `: ${result.outcome.reason}` : ""}`;

const row = (cells: (string | number)[]) =>
  [String(cells[0]).padEnd(30), ...cells.slice(1).map((cell) => String(cell).padStart(9))].join("");

/** How many mutations of each kind had each outcome. */
const countTable = (results: Result[]) => {
  const countIn = (some: Result[]) =>
    OUTCOMES.map((name) => some.filter(({ outcome }) => outcome.outcome === name).length);
  const kinds = [...groupBy(results, ({ mutation }) => mutation.kind)].sort();
  return [
    row(["", ...OUTCOMES]),
    ...kinds.map(([kind, some]) => row([kind, ...countIn(some)])),
    row(["all", ...countIn(results)]),
  ].join("\n");
};

const slowest = (results: Result[]) =>
  results
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, 10)
    .map((result) => `${result.seconds.toFixed(2)} s: ${nameOf(result)}`)
    .join("\n");

/** Builds some of the mutations that passed, one at a time, and returns how many failed. */
const buildSome = async (results: Result[], count: number) => {
  const survivors = results
    .filter(({ outcome }) => outcome.outcome === "passed" && !outcome.isSame)
    .map(({ mutation }) => mutation);
  const markup = markupEverywhere(readOriginal(TEST_CONTENT));
  const sample = [markup, ...sampleByKind(survivors, count)];
  prepareBuilds();
  let failed = 0;
  for (const [index, mutation] of sample.entries()) {
    const start = performance.now();
    const output = await buildMutated(mutation);
    const seconds = Math.round((performance.now() - start) / 1000);
    if (output !== undefined) failed += 1;
    console.log(
      `build ${index + 1} of ${sample.length}, ${output === undefined ? "green" : "RED"}, ${seconds} s: ` +
        `${mutation.kind}: ${mutation.title}${output === undefined ? "" : `\n${output}`}`,
    );
  }
  console.log(`\n${sample.length - failed} of ${sample.length} builds were green.`);
  return failed;
};

/** `npm run fuzz`: mutated copies of the tests' content, each of which the check must pass or refuse. */
const fuzz = async (args: string[]) => {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: "string", default: "5000" },
      seed: { type: "string" },
      build: { type: "string" },
    },
  });
  const runs = wholeNumberFrom1(values.runs);
  const builds = values.build && wholeNumberFrom1(values.build, "--build");
  const seed = Number(values.seed ?? Date.now() % 2 ** 31);
  console.log(`--seed ${seed} --runs ${runs}`);
  const sample = fc.sample(mutations(readOriginal(TEST_CONTENT)), { numRuns: runs, seed });
  const results = await checkAll(sample);
  console.log(`\n${countTable(results)}\n\nThe slowest ten:\n${slowest(results)}`);
  const failed = results.filter(({ outcome }) => "reason" in outcome).length;
  const notBuilt = builds ? await buildSome(results, builds) : 0;
  return failed + notBuilt > 0 ? 1 : 0;
};

runMain(fuzz);
