import { promises } from "node:fs";
import { dirname, join } from "node:path";
import { unlessMissing } from "./resolve-path";

/** New contents of files by path; undefined deletes a file. */
export type FileChanges = ReadonlyMap<string, string | Uint8Array | undefined>;

/** The file system functions that a commit uses. */
export type Files = Pick<
  typeof promises,
  "appendFile" | "mkdir" | "open" | "readFile" | "rename" | "rm"
>;

/** The temporary file with the new bytes; none if the file is deleted. */
type Step = { file: string; waiting?: string };

/** What a commit writes, and by what it is found afterwards. */
type Journal = { steps: Step[]; mark?: string };

/** Journal file in the temporary folder. A commit is valid once the journal has been renamed to this name. */
const JOURNAL = "journal.json";

/**
 * Writes and deletes files atomically, even if the computer stops: the new files are written to a
 * temporary folder, then a journal lists where they belong, then they are moved there. Call
 * `finishCommit` before the first commit, to complete or discard an interrupted one.
 * @param root folder of the files
 * @param folder temporary folder on the same disk, used by nothing else
 * @param mark identifies the commit for `isCommitMade`
 * @throws errors of the file system. If the journal was complete, the commit is valid and `finishCommit`
 * can be tried again; otherwise nothing has changed.
 */
export const commitFiles = async (
  root: string,
  folder: string,
  changes: FileChanges,
  mark?: string,
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
  await write(
    files,
    join(folder, `${JOURNAL}.part`),
    JSON.stringify({ steps, mark } satisfies Journal),
  );
  await files.rename(join(folder, `${JOURNAL}.part`), join(folder, JOURNAL));
  await finishCommit(root, folder, files);
};

/**
 * Completes an interrupted commit if its journal is complete, and removes the temporary files.
 * @returns whether there was one to complete
 */
export const finishCommit = async (root: string, folder: string, files: Files = promises) => {
  const { steps, mark } = (await journal(files, folder)) ?? {};
  for (const { file, waiting } of steps ?? []) {
    const place = join(root, file);
    if (waiting === undefined) await files.rm(place, { force: true });
    else {
      await files.mkdir(dirname(place), { recursive: true });
      // Missing if an earlier try has already moved it.
      await files.rename(join(folder, waiting), place).catch(unlessMissing);
    }
  }
  if (mark !== undefined) await files.appendFile(madeIn(folder), `${mark}\n`);
  // The journal first, since it must not be applied again after later changes.
  await files.rm(join(folder, JOURNAL), { force: true });
  await files.rm(folder, { recursive: true, force: true });
  return steps !== undefined;
};

/** The file with the marks of all commits, next to their temporary folder. */
const madeIn = (folder: string) => `${folder}-made`;

/** Returns the marks of all complete commits. */
export const madeCommits = async (folder: string) => {
  const made = await promises.readFile(madeIn(folder), "utf8").catch(unlessMissing);
  return new Set(made?.split("\n"));
};

/** Returns whether a commit with this mark is complete. */
export const isCommitMade = async (folder: string, mark: string) =>
  (await madeCommits(folder)).has(mark);

const journal = async (files: Files, folder: string) => {
  const text = await files.readFile(join(folder, JOURNAL), "utf8").catch(unlessMissing);
  return text === undefined ? undefined : (JSON.parse(text) as Journal);
};

const write = async (files: Files, path: string, data: string | Uint8Array) => {
  const file = await files.open(path, "w");
  try {
    await file.writeFile(data);
    // Otherwise the name may reach the disk before the bytes.
    await file.sync();
  } finally {
    await file.close();
  }
};

/** Whether an error of the file system means that there is no more room. */
export const isDiskFull = (error: unknown) =>
  ["ENOSPC", "EDQUOT"].includes(String((error as NodeJS.ErrnoException).code));
