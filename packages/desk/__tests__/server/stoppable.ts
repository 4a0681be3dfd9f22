import { AsyncLocalStorage } from "node:async_hooks";
import type * as Files from "node:fs/promises";

/** What happens to a program that writes, before each of its steps. */
export type Program = {
  /** Returns whether it is killed there: then nothing more of it happens, not even what it would tidy. */
  before: (step: string, path: string) => boolean;
  /** Whether it has taken the lock, and not given it back. */
  hasLock?: boolean;
};

/** Nothing of the product may be loaded before its file system is replaced. */
const LOCK = ".desk/saving";

const programs = new AsyncLocalStorage<Program>();

export const runAs = <Result>(program: Program, action: () => Promise<Result>) =>
  programs.run(program, action);

const never = () => new Promise<never>(() => undefined);

const isStopped = (step: string, path: unknown) =>
  programs.getStore()?.before(step, String(path)) ?? false;

const noteLock = (path: unknown, hasLock: boolean) => {
  const program = programs.getStore();
  if (program && String(path).endsWith(LOCK)) program.hasLock = hasLock;
};

/** Returns the file system's functions by which programs write, as killed programs use them. */
export const stoppable = (files: typeof Files): Partial<typeof Files> => ({
  mkdir: ((path: string, options) =>
    isStopped("mkdir", path) ? never() : files.mkdir(path, options)) as typeof files.mkdir,
  readFile: ((path: string, options: undefined) =>
    isStopped("readFile", path) ? never() : files.readFile(path, options)) as typeof files.readFile,
  rename: async (from, to) => (isStopped("rename", to) ? never() : files.rename(from, to)),
  rm: async (path, options) => {
    if (isStopped("rm", path)) return never();
    await files.rm(path, options);
    noteLock(path, false);
  },
  open: async (path, flags) => {
    if (isStopped("open", path)) return never();
    const file = await files.open(path, flags);
    noteLock(path, true);
    const writeFile = async (data: string | Uint8Array) => {
      if (!isStopped("write", path)) return file.writeFile(data);
      await file.writeFile(data.slice(0, data.length / 2));
      await file.close();
      return never();
    };
    const close = () => file.close();
    // Slow, and no test can stop the computer.
    return Object.assign(Object.create(file) as typeof file, {
      ...{ writeFile, close, sync: () => Promise.resolve() },
    });
  },
});
