import { lstatSync } from "node:fs";

/**
 * Polling takes about 2 ms for 100 files; events of operating systems differ and can be lost. Returns a function that
 * stops it.
 * @param interval in milliseconds; a change is reported once the files stay the same for one
 */
export const watchFiles = (list: () => string[], changed: () => void, interval = 300) => {
  const first = stateOf(list);
  let [last, reported] = [first, first];
  const look = () => {
    const state = stateOf(list);
    if (state === last && state !== reported) {
      reported = state;
      changed();
    }
    last = state;
  };
  const timer = setInterval(look, interval).unref();
  return () => clearInterval(timer);
};

/** Path, size, modification time and inode of every file. */
const stateOf = (list: () => string[]) => {
  try {
    return list()
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
