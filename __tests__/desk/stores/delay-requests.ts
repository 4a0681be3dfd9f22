import { setImmediate } from "node:timers/promises";

/** Delays requests, so that a test decides in which order they reach the host. */
export const delayRequests = (send: typeof fetch) => {
  const waiting: (() => void)[] = [];
  return {
    fetch: ((...request) =>
      new Promise((resolve, reject) => {
        waiting.push(() => void send(...request).then(resolve, reject));
      })) satisfies typeof fetch,
    /** Runs actions concurrently to their end. @param turns choose among the waiting requests */
    run: async (acts: Promise<void>[], turns: number[]) => {
      let isBusy = true;
      const all = Promise.all(acts).finally(() => {
        isBusy = false;
      });
      for (let turn = 0; isBusy; turn++) {
        const chosen = (turns[turn % turns.length] ?? 0) % (waiting.length || 1);
        waiting.splice(chosen, 1)[0]?.();
        await setImmediate();
      }
      await all;
      // Nobody waits for the others any more, but a cache may.
      for (const send of waiting.splice(0)) send();
    },
  };
};
