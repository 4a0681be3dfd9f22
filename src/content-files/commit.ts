import { promises } from "node:fs";
import { dirname, join } from "node:path";
import { unlessMissing } from "./place";

/** What becomes of files, by their path; undefined takes one away. */
export type FileChanges = ReadonlyMap<string, string | Uint8Array | undefined>;

/** The file system, as far as a commit needs it. */
export type Files = Pick<typeof promises, "mkdir" | "open" | "readFile" | "rename" | "rm">;

/** Where a file's new bytes wait; none where the file goes. */
type Step = { file: string; waiting?: string };

/** Below the folder of a commit. A commit counts from the moment that this file has its name. */
const JOURNAL = "journal.json";

/**
 * Writes and deletes files, all of them or none, whenever the machine stops: what is new is written
 * aside, then a journal says where it belongs, then it is put there. A commit that was cut off is
 * finished or forgotten by `finishCommit`, which has to be called before the first.
 * @param root where the files are
 * @param folder where a commit is prepared, on the same disk; nothing else may use it
 * @throws what the file system says. Where the journal has its name by then, `finishCommit` may be tried
 * again, and the commit counts; else nothing has changed.
 */
export const commitFiles = async (
  root: string,
  folder: string,
  changes: FileChanges,
  files: Files = promises,
) => {
  await files.rm(folder, { recursive: true, force: true });
  await files.mkdir(folder, { recursive: true });
  const steps: Step[] = [];
  for (const [file, data] of changes) {
    const waiting = data === undefined ? undefined : String(steps.length);
    if (data !== undefined) await write(files, join(folder, String(waiting)), data);
    steps.push({ file, waiting });
  }
  await write(files, join(folder, `${JOURNAL}.part`), JSON.stringify(steps));
  await files.rename(join(folder, `${JOURNAL}.part`), join(folder, JOURNAL));
  await finishCommit(root, folder, files);
};

/** Puts into its place what a commit has prepared, if it counts, and clears away what it has left. */
export const finishCommit = async (root: string, folder: string, files: Files = promises) => {
  for (const { file, waiting } of await journal(files, folder)) {
    const place = join(root, file);
    if (waiting === undefined) await files.rm(place, { force: true });
    else {
      await files.mkdir(dirname(place), { recursive: true });
      // Missing, where an earlier try has come as far.
      await files.rename(join(folder, waiting), place).catch(unlessMissing);
    }
  }
  // The journal first: without what it names it would undo what has been written since.
  await files.rm(join(folder, JOURNAL), { force: true });
  await files.rm(folder, { recursive: true, force: true });
};

const journal = async (files: Files, folder: string): Promise<Step[]> => {
  const text = await files.readFile(join(folder, JOURNAL), "utf8").catch(unlessMissing);
  return text === undefined ? [] : (JSON.parse(text) as Step[]);
};

const write = async (files: Files, path: string, data: string | Uint8Array) => {
  const file = await files.open(path, "w");
  try {
    await file.writeFile(data);
    // Else the disk may have the name before the bytes.
    await file.sync();
  } finally {
    await file.close();
  }
};
