import { lstatSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { filesBelow } from "../../base/files-below";

/** In milliseconds. A change is reported once the files stay the same for one interval. */
const INTERVAL = 300;

/** Polling takes about 2 ms; events of operating systems differ and can be lost. Returns a function that stops it. */
export const watchFolder = (folder: string, changed: () => void) => {
  const ended = new AbortController();
  const poll = async () => {
    let [last, reported] = [stateOf(folder), stateOf(folder)];
    for (;;) {
      await wait(INTERVAL, undefined, { signal: ended.signal, ref: false });
      const state = stateOf(folder);
      if (state === last && state !== reported) {
        reported = state;
        changed();
      }
      last = state;
    }
  };
  poll().catch((error: unknown) => {
    if (!ended.signal.aborted) console.error(error);
  });
  return () => ended.abort();
};

/** Path, size, modification time and inode of every file. */
const stateOf = (folder: string) => {
  try {
    return filesBelow(folder)
      .map((file) => {
        const { size, mtimeMs, ino } = lstatSync(file);
        return [file, size, mtimeMs, ino].join(" ");
      })
      .join("\n");
  } catch {
    // A file was deleted meanwhile: returns a state that differs from all others.
    return String(Math.random());
  }
};
