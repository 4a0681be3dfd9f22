import { randomUUID } from "node:crypto";
import {
  mkdir,
  readdir,
  rename,
  rm,
  rmdir,
  stat,
  unlink,
  utimes,
  writeFile,
} from "node:fs/promises";
import { hostname } from "node:os";
import { basename, dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { unlessMissing } from "./resolve-path";

/**
 * Milliseconds: how often a holder shows that it lives, after what time without that it is taken for dead, how long
 * others wait for it, and between two looks.
 */
const TIMES = { beat: 2_000, still: 10_000, limit: 30_000, pause: 20 };

export class Locked extends Error {
  constructor() {
    super(
      "Otro programa está guardando en esta carpeta. Probad otra vez dentro de un momento.\n" +
        "Another program is saving in this folder. Try again in a moment.",
    );
  }
}

/** Also true of another user's process, which no signal reaches. */
export const isRunning = (id: number) => {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
};

const HOST = encodeURIComponent(hostname());

/** Of another computer's process nothing is known. */
const hasEnded = (holder: string) => {
  const [, id, host] = /^(\d+)-[^@]*@(.*)$/.exec(holder) ?? [];
  return host === HOST && !isRunning(Number(id));
};

/** What systems say if a folder is to get the name of another. */
const isTaken = ({ code = "" }: NodeJS.ErrnoException) =>
  ["ENOTEMPTY", "EEXIST", "EPERM", "EACCES"].includes(code);

/**
 * Shared by all programs on all computers that use a folder. The lock is a folder with one file, named by its holder,
 * and both steps that can be contested are one `rename`: a folder gets the lock's name only if nothing is in its place,
 * and a dead holder's file becomes another's only once, since its name is never given again. Dead is a process that is
 * not there any more; on another computer, or where its number is another program's now, one whose file stays the same
 * while it is watched, so that no clocks are compared.
 * @param lock its path; the folder above it is created
 * @returns a function that gives it back
 * @throws Locked; errors of the file system
 */
export const takeLock = async (lock: string, times = TIMES) => {
  const name = `${process.pid}-${randomUUID()}@${HOST}`;
  const own = `${lock}.${name}`;
  const begun = performance.now();
  let [seen, since] = ["", begun];

  const isOurs = async () => {
    const isFree = await rename(own, lock).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (!isTaken(error)) throw error;
        return false;
      },
    );
    if (isFree) return true;
    const [holder] = (await readdir(lock).catch(unlessMissing)) ?? [];
    // Only Windows does not replace an empty folder.
    if (holder === undefined) await rmdir(lock).catch(() => undefined);
    if (holder === undefined) return false;
    const beat = (await stat(join(lock, holder)).catch(unlessMissing))?.mtimeMs;
    if (seen !== `${holder} ${beat}`) [seen, since] = [`${holder} ${beat}`, performance.now()];
    if (!hasEnded(holder) && performance.now() - since < times.still) return false;
    const isFirst = rename(join(lock, holder), join(lock, name)).then(() => true);
    return (await isFirst.catch(unlessMissing)) ?? false;
  };

  try {
    await mkdir(own, { recursive: true });
    await writeFile(join(own, name), "");
    while (!(await isOurs())) {
      if (performance.now() - begun > times.limit) throw new Locked();
      await wait(times.pause);
    }
  } finally {
    // Its own, where it was not moved, and those of programs that were killed while they waited.
    for (const entry of (await readdir(dirname(lock)).catch(unlessMissing)) ?? []) {
      const [, waiting = ""] = entry.split(`${basename(lock)}.`);
      if (waiting === name || hasEnded(waiting))
        await rm(join(dirname(lock), entry), { recursive: true, force: true });
    }
  }
  const show = () => {
    const now = new Date();
    utimes(join(lock, name), now, now).catch(() => undefined);
  };
  const beating = setInterval(show, times.beat).unref();
  return async () => {
    clearInterval(beating);
    await unlink(join(lock, name)).catch(unlessMissing);
    // Another may hold it already; and the folder above goes where it was created for this alone.
    for (const folder of [lock, dirname(lock)]) await rmdir(folder).catch(() => undefined);
  };
};
