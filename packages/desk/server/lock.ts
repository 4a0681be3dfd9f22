import { existsSync } from "node:fs";
import { mkdir, open, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/** In a repository: there while a program saves. */
export const LOCK = ".desk/saving";

/** Milliseconds: how long others wait for a save, and between two looks. */
const TIMES = { limit: 10_000, pause: 20 };

export class Locked extends Error {
  constructor(readonly file: string) {
    super(`Another program saves, or a save has left ${file} behind.`);
  }
}

/** Undefined if the file is there already. */
const create = (file: string) =>
  open(file, "wx").catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
    return undefined;
  });

/**
 * Shared by all programs that save in a folder. What a killed program leaves is not taken over, since nobody knows
 * whether it still saves, on another computer: the owner is told its name.
 * @returns a function that gives it back, and never fails: what is saved by then is saved
 * @throws Locked; errors of the file system
 */
export const takeLock = async (repository: string, { limit, pause } = TIMES) => {
  const file = join(repository, LOCK);
  const end = performance.now() + limit;
  await mkdir(dirname(file), { recursive: true });
  let own = await create(file);
  while (!own) {
    if (performance.now() > end) throw new Locked(file);
    await wait(pause);
    own = await create(file);
  }
  await own.close();
  return async () => {
    // Something that scans files may hold it for a while.
    await rm(file, { recursive: true, force: true, maxRetries: 4 }).catch(console.error);
  };
};

/** Waits for others' saves, at most as long as another save would. */
export const whileOthersSave = async (repository: string, { limit, pause } = TIMES) => {
  const end = performance.now() + limit;
  while (existsSync(join(repository, LOCK)) && performance.now() < end) await wait(pause);
};
