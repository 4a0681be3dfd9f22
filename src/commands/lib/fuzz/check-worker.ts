import { parentPort, workerData } from "node:worker_threads";
import { checkerOf } from "./check-mutated";

/** What the thread is asked: the mutated copy, and what has changed in it. */
export type Question = { root: string; files: string[] };

/** The thread in which mutated copies are checked; `checker.ts` starts it, and ends it if it hangs. */
const check = checkerOf((workerData as { original: string }).original);

parentPort?.on("message", ({ root, files }: Question) => {
  void check
    .then((run) => run(root, files))
    .then(
      (verdict) => parentPort?.postMessage(verdict),
      (error: unknown) =>
        parentPort?.postMessage({
          outcome: "thrown",
          reason: error instanceof Error ? (error.stack ?? error.message) : String(error),
        }),
    );
});
