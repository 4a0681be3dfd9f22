import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, utimesSync } from "node:fs";
import { hostname } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Locked, takeLock } from "../../../src/desk/server/lock";
import { withTemporaryFolder, write } from "../../setup/temporary-folder";

const home = withTemporaryFolder();
const lock = () => join(home(), ".desk/lock");

const TIMES = { beat: 20, still: 400, limit: 2_000, pause: 1 };

const HERE = encodeURIComponent(hostname());

/** The number of a process that has ended. */
const ended = () => spawnSync(process.execPath, ["--version"]).pid;

const held = (holder: string) => write(join(lock(), holder));

test("of many at once one has it at a time, and nothing is left", async () => {
  let inside = 0;
  const most: number[] = [];
  await Promise.all(
    Array.from({ length: 12 }, async () => {
      const release = await takeLock(lock(), TIMES);
      most.push((inside += 1));
      await wait(2);
      inside -= 1;
      await release();
    }),
  );
  expect(most).toEqual(Array.from({ length: 12 }, () => 1));
  expect(readdirSync(home())).toEqual([]);
});

test("of a killed program it is taken over at once, by one", async () => {
  held(`${ended()}-a@${HERE}`);
  // Another one was killed while it waited.
  write(`${lock()}.${ended()}-b@${HERE}/${ended()}-b@${HERE}`);
  const begun = performance.now();
  const times = { ...TIMES, still: 60_000, limit: 300 };
  const taken = await Promise.allSettled([1, 2, 3].map(() => takeLock(lock(), times)));
  expect(performance.now() - begun).toBeGreaterThan(times.limit);
  expect(taken.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(readdirSync(dirname(lock()))).toEqual(["lock"]);
  expect(readdirSync(lock())).toEqual([expect.stringContaining(`${process.pid}-`)]);
});

test.each([
  ["another computer", "1-a@elsewhere"],
  ["a program whose number is another's now", `${process.pid}-a@${HERE}`],
])("of %s it is taken over once that gives no sign of life", async (_, holder) => {
  held(holder);
  const begun = performance.now();
  const release = await takeLock(lock(), TIMES);
  expect(performance.now() - begun).toBeGreaterThanOrEqual(TIMES.still);
  await release();
  expect(existsSync(lock())).toBe(false);
});

test("whoever lives keeps it, whatever its clock says, and others are told", async () => {
  held("1-a@elsewhere");
  let time = 0;
  const living = setInterval(() => utimesSync(join(lock(), "1-a@elsewhere"), 0, (time += 1)), 20);
  await expect(takeLock(lock(), { ...TIMES, limit: 900 })).rejects.toThrow(Locked);
  clearInterval(living);
  expect(readdirSync(dirname(lock()))).toEqual(["lock"]);
});

test("whoever holds it gives signs of life", async () => {
  const release = await takeLock(lock(), TIMES);
  await expect(takeLock(lock(), { ...TIMES, limit: 900 })).rejects.toThrow(Locked);
  await release();
  await (
    await takeLock(lock(), TIMES)
  )();
});

test("an empty folder in its place holds nobody up", async () => {
  mkdirSync(lock(), { recursive: true });
  await (
    await takeLock(lock(), TIMES)
  )();
  expect(existsSync(lock())).toBe(false);
});
