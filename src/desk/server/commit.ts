import { createHash } from "node:crypto";
import { promises } from "node:fs";
import { dirname, join } from "node:path";
import type { FileChanges } from "../stores/store";
import { unlessMissing } from "./resolve-path";

export type Files = Pick<
  typeof promises,
  "copyFile" | "mkdir" | "open" | "readFile" | "rename" | "rm"
>;

/** Only one commit at a time uses it. */
export type Place = {
  root: string;
  /** On the same disk, and used by nothing else. */
  folder: string;
};

/** Digests of what the commit is based on and of what it writes; null for no file. */
type Step = { file: string; before: string | null; after: string | null };

/** An interrupted commit of which nothing was written in the end. */
type Unsaved = {
  files: string[];
  /** Where what was to be written is kept. */
  kept: string;
};

/* In the temporary folder, under their own paths: new files, copies of those that they replace, and, from just
   before a file is replaced or deleted, what is put back if need be. */
const NEW = "new";
const OLD = "old";
const REPLACED = "replaced";
/** The steps of a commit that is to be made, or to be put back. */
const JOURNAL = "journal.json";
const ABANDONED = "abandoned.json";
/** The marks of all commits with that of this one, which completes it once it is moved to its place. */
const MADE = "made";

/** More than saves are kept, and longer than anybody waits for an answer. */
const MARKS = 1000;

const madeIn = (folder: string) => `${folder}-made`;

/** The marks of the last complete commits. */
export const madeCommits = async (folder: string) => {
  const made = await promises.readFile(madeIn(folder), "utf8").catch(unlessMissing);
  return new Set(made?.split("\n").filter(Boolean));
};

const digest = (data: string | Uint8Array | undefined) =>
  data === undefined ? null : createHash("sha256").update(data).digest("hex");

/** @param files by default the file system's functions */
export const commitsAt = ({ root, folder }: Place, files: Files = promises) => {
  const read = (path: string) => files.readFile(path).catch(unlessMissing);

  const write = async (path: string, data: string | Uint8Array) => {
    await files.mkdir(dirname(path), { recursive: true });
    const file = await files.open(path, "w");
    try {
      await file.writeFile(data);
      // Otherwise the name may reach the disk before the bytes.
      await file.sync();
    } finally {
      await file.close();
    }
  };

  /** Without `MADE` its journal is void, whatever of it is left. */
  const discard = async () => {
    await files.rm(join(folder, MADE), { force: true });
    await files.rm(folder, { recursive: true, force: true });
  };

  /** Takes all the room that a commit needs: after it, files are only moved. */
  const prepare = async (changes: FileChanges, mark: string | undefined) => {
    const steps: Step[] = [];
    for (const [file, data] of changes) {
      const old = await read(join(root, file));
      steps.push({ file, before: digest(old), after: digest(data) });
      if (old) await files.mkdir(dirname(join(folder, REPLACED, file)), { recursive: true });
      if (data === undefined) continue;
      if (old) await write(join(folder, OLD, file), old);
      await write(join(folder, NEW, file), data);
      await files.mkdir(dirname(join(root, file)), { recursive: true });
    }
    const made = (await read(madeIn(folder)))?.toString().split("\n").filter(Boolean) ?? [];
    if (mark !== undefined) made.push(mark);
    await write(
      join(folder, MADE),
      made
        .slice(-MARKS)
        .map((each) => `${each}\n`)
        .join(""),
    );
    await write(join(folder, `${JOURNAL}.part`), JSON.stringify(steps));
    return steps;
  };

  /** Ends at the first file that somebody else has changed. Returns whether there is none. */
  const moveAll = async (steps: Step[]) => {
    for (const { file, before, after } of steps) {
      const place = join(root, file);
      const now = digest(await read(place));
      // An earlier try has already moved it.
      if (now === after) continue;
      if (now !== before) return false;
      if (after === null) await files.rename(place, join(folder, REPLACED, file));
      else {
        await files
          .rename(join(folder, OLD, file), join(folder, REPLACED, file))
          .catch(unlessMissing);
        await files.rename(join(folder, NEW, file), place);
      }
    }
    return true;
  };

  /** What was moved and nobody has changed since. Once begun, the commit is never made. `isKept`: new files stay. */
  const putBack = async (steps: Step[], isKept: boolean) => {
    await files.rename(join(folder, JOURNAL), join(folder, ABANDONED)).catch(unlessMissing);
    for (const { file, before, after } of steps) {
      const place = join(root, file);
      const again = join(folder, NEW, file);
      if (before === after || digest(await read(place)) !== after) continue;
      if (before === null) {
        // Otherwise somebody else has written the same.
        if (!(await read(again))) await files.rename(place, again);
        continue;
      }
      // A copy, since the file must never be missing at its place.
      if (isKept && after !== null) {
        await files.mkdir(dirname(again), { recursive: true });
        await files.copyFile(place, again);
      }
      await files.rename(join(folder, REPLACED, file), place).catch(unlessMissing);
    }
    if (!isKept) await discard();
  };

  const stepsIn = async (name: string) => {
    const [steps, made] = await Promise.all([name, MADE].map((each) => read(join(folder, each))));
    return steps && made ? (JSON.parse(steps.toString()) as Step[]) : undefined;
  };

  /** The journal is written. Returns whether nobody has changed the files meanwhile. */
  const complete = async (steps: Step[]) => {
    const isMade = await moveAll(steps);
    if (isMade) await files.rename(join(folder, MADE), madeIn(folder));
    return isMade;
  };

  return {
    /**
     * Makes all changes or, where a file is not what they are based on, none, even if the computer stops. Call `settle`
     * before.
     * @param isBase whether the content is what the changes are based on, asked once they are ready to be made
     * @param mark identifies the commit for `madeCommits`
     * @returns whether the commit was made
     * @throws errors of the file system: nothing has changed, or `settle` tries again to put back what had been moved
     */
    commit: async (changes: FileChanges, isBase: () => Promise<boolean>, mark?: string) => {
      let steps: Step[];
      try {
        await discard();
        steps = await prepare(changes, mark);
        if (!(await isBase())) return await discard().then(() => false);
        await files.rename(join(folder, `${JOURNAL}.part`), join(folder, JOURNAL));
      } catch (error) {
        await discard().catch(() => undefined);
        throw error;
      }
      const isMade = await complete(steps).catch(async (error: unknown) => {
        await putBack(steps, false);
        throw error;
      });
      // What is left of a commit that is made is void, and removed by `settle` if need be.
      if (isMade) await discard().catch(() => undefined);
      else await putBack(steps, false);
      return isMade;
    },

    /**
     * Ends an interrupted commit: it is made if its files still are what it was based on; else all is put back, and
     * what was to be written is kept.
     * @throws errors of the file system; it can be tried again
     */
    settle: async (): Promise<Unsaved | undefined> => {
      const begun = await stepsIn(JOURNAL);
      // Where a temporary file is missing, somebody has tidied, or a synchronised folder has not all of them.
      const isMade = begun && (await complete(begun).catch(unlessMissing));
      const steps = begun && !isMade ? begun : await stepsIn(ABANDONED);
      if (!steps) return discard().then(() => undefined);
      await putBack(steps, true);
      const kept = join(dirname(folder), "unsaved", new Date().toISOString().replace(/\W/g, "-"));
      await files.mkdir(dirname(kept), { recursive: true });
      await files.rename(folder, kept);
      return { files: steps.map(({ file }) => file), kept: join(kept, NEW) };
    },
  };
};
