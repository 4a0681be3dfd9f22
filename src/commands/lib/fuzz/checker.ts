import { once } from "node:events";
import { resolve } from "node:path";
import { Worker } from "node:worker_threads";
import type { Verdict } from "./check-mutated";
import type { Question } from "./check-worker";

/** What became of a check. */
export type Outcome = Verdict | { outcome: "thrown" | "hung"; reason: string };

/** Milliseconds that a check may take, on a machine that does other things, too. */
const LIMIT = 60_000;

/** More than any check needs: whoever takes more has been led astray. */
const MEMORY_MB = 1500;

/**
 * Checks mutated copies in a thread of its own, which is replaced once it hangs or dies.
 * @param original the folder that the copies were made from
 */
export const startChecker = (original: string) => {
  let worker: Worker | undefined;

  const start = () =>
    new Worker(resolve(__dirname, "check-worker.ts"), {
      workerData: { original },
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });

  const end = async () => {
    const ending = worker;
    worker = undefined;
    await ending?.terminate();
  };

  const check = async (question: Question): Promise<Outcome> => {
    worker ??= start();
    try {
      const answer = once(worker, "message", { signal: AbortSignal.timeout(LIMIT) });
      worker.postMessage(question);
      const [outcome] = (await answer) as [Outcome];
      return outcome;
    } catch (error) {
      await end();
      return error instanceof Error && error.name === "AbortError"
        ? { outcome: "hung", reason: `no answer after ${LIMIT / 1000} s` }
        : { outcome: "thrown", reason: String(error) };
    }
  };

  return { check, end };
};
