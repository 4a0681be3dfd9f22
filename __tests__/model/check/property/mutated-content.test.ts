/**
 * Checks mutated copies of the tests' content: the same few dozen in each run, or `FUZZ_RUNS` of them by
 * the seed `FUZZ_SEED`:
 *
 *     FUZZ_RUNS=20000 FUZZ_SEED=27 npx jest mutated-content --selectProjects unit
 *
 * A check that never ends leaves its mutated copy, `mutated-…`, in the system's temporary folder.
 */
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { anyMutation, markupEverywhere, undo, type Mutation } from "./mutations";
import { ORIGINAL } from "./original";
import { pastFindings } from "./past-findings";
import { verdictOn } from "./verdict";

const numRuns = Number(process.env.FUZZ_RUNS ?? 30);
const seed = Number(process.env.FUZZ_SEED ?? 1);

// Reading pictures is slow on a busy machine.
jest.setTimeout(60_000 + numRuns * 1000);

/** In microseconds of CPU time, which other programs do not affect. */
const LIMIT = 5_000_000;

const root = mkdtempSync(join(tmpdir(), "mutated-"));
cpSync(ORIGINAL, root, { recursive: true });
afterAll(() => rmSync(root, { recursive: true, force: true }));

const verdictAfter = async (mutation: Mutation) => {
  try {
    await mutation.apply(root);
    const start = process.cpuUsage().user;
    const verdict = await verdictOn(root, mutation.files);
    expect(process.cpuUsage().user - start).toBeLessThan(LIMIT);
    return verdict;
  } finally {
    undo(mutation, root);
  }
};

test("what is not mutated passes", async () => {
  expect(await verdictOn(root, [])).toBe("passed");
});

test("markup is welcome in every text", async () => {
  expect(await verdictAfter(markupEverywhere)).toBe("passed");
});

test("the check passes a mutation, or refuses it and names the file", async () => {
  const verdicts = new Set<string>();
  await fc.assert(
    fc.asyncProperty(anyMutation, async (mutation) => {
      verdicts.add(await verdictAfter(mutation));
    }),
    { numRuns, seed },
  );
  expect([...verdicts].sort()).toEqual(["passed", "refused"]);
});

test.each(pastFindings)("refused at once: %s", async (_, mutation) => {
  expect(await verdictAfter(mutation)).toBe("refused");
});
