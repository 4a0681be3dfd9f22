import { lstatSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { filesBelow } from "../repository-copy";

/** Milliseconds between two looks: what changes is noticed after one more, once it has come to rest. */
const INTERVAL = 300;

/**
 * Calls back whenever files below a folder have changed, and have then stayed as they are for a moment.
 * It looks for itself, since what systems tell of changes differs and may be lost; a look takes about 2 ms.
 * @returns how to stop it
 */
export const watchFolder = (folder: string, changed: () => void) => {
  const ended = new AbortController();
  const look = async () => {
    let [last, told] = [stateOf(folder), stateOf(folder)];
    for (;;) {
      await wait(INTERVAL, undefined, { signal: ended.signal, ref: false });
      const state = stateOf(folder);
      if (state === last && state !== told) {
        told = state;
        changed();
      }
      last = state;
    }
  };
  look().catch((error: unknown) => {
    if (!ended.signal.aborted) console.error(error);
  });
  return () => ended.abort();
};

/** What the file system tells of every file. */
const stateOf = (folder: string) => {
  try {
    return filesBelow(folder)
      .map((file) => {
        const { size, mtimeMs, ino } = lstatSync(file);
        return [file, size, mtimeMs, ino].join(" ");
      })
      .join("\n");
  } catch {
    // Something has gone while it was read: nothing is at rest.
    return String(Math.random());
  }
};
