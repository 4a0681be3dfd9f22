import { join } from "node:path";
import { fileProblem } from "../../base/file-errors";
import { commitsAt, type Place } from "./commit";
import { takeLock } from "./lock";

/** This program's own files in a repository, next to `content`. */
export const DESK = ".desk";

export const commitPlace = (repository: string): Place => ({
  root: join(repository, "content"),
  folder: join(repository, DESK, "commit"),
});

type Action<Result> = () => Result | Promise<Result>;

const lockOf = (repository: string) => takeLock(join(repository, DESK, "lock"));

/** Where no lock can be taken, nothing can be saved by others here either; what is there can be read all the same. */
const unlessUnsavable = (error: unknown) => {
  const problem = fileProblem(error);
  if (problem !== "unwritable" && problem !== "full") throw error;
  return undefined;
};

/**
 * While no other program saves, after an interrupted save is made or put back. All that writes `content`, or reads
 * several files of it that belong together, goes through here.
 * @throws Locked; errors of the file system, and of the action
 */
export const saveAtRest = async <Result>(repository: string, action: Action<Result>) =>
  atRest(repository, action, await lockOf(repository));

/** Goes on where nothing can be written. */
export const readAtRest = async <Result>(repository: string, action: Action<Result>) =>
  atRest(repository, action, await lockOf(repository).catch(unlessUnsavable));

const atRest = async <Result>(
  repository: string,
  action: Action<Result>,
  release: (() => Promise<void>) | undefined,
) => {
  if (!release) return action();
  try {
    const unsaved = await commitsAt(commitPlace(repository)).settle();
    if (unsaved)
      console.warn(
        `Un guardado se interrumpió, y después otro programa cambió algo de lo mismo (${unsaved.files.join(", ")}). ` +
          `No se ha guardado nada de él: sigue sin publicar en el escritorio, y hay una copia en ${unsaved.kept}.`,
      );
    return await action();
  } finally {
    await release();
  }
};
