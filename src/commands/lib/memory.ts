import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** Milliseconds between two looks. */
const INTERVAL = 500;

type Row = { pid: number; parent: number; kilobytes: number };

/** Every process of this machine. @throws on Windows, which has no `ps` */
const processes = (): Row[] =>
  execFileSync("ps", ["-A", "-o", "pid=,ppid=,rss="], { encoding: "utf8" })
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map(([pid = 0, parent = 0, kilobytes = 0]) => ({ pid, parent, kilobytes }));

const descendantsOf = (pid: number, rows: Row[]): Row[] =>
  rows
    .filter(({ parent }) => parent === pid)
    .flatMap((row) => [row, ...descendantsOf(row.pid, rows)]);

/** KiB of a process: on Linux its proportional set size, in which shared pages count in parts. */
const memoryOf = ({ pid, kilobytes }: Row) => {
  try {
    const [, proportional] =
      /^Pss: +(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8")) ?? [];
    return Number(proportional ?? kilobytes);
  } catch {
    // Another system, or the process has ended.
    return kilobytes;
  }
};

/**
 * Watches the memory of all that this process has started, until it is asked.
 * @returns a function that returns the most megabytes they had at one time
 */
export const watchMemory = () => {
  let most = 0;
  const timer = setInterval(() => {
    const rows = descendantsOf(process.pid, processes());
    most = Math.max(
      most,
      rows.reduce((sum, row) => sum + memoryOf(row), 0),
    );
  }, INTERVAL);
  return () => {
    clearInterval(timer);
    return Math.round((most * 1024) / 1_000_000);
  };
};
