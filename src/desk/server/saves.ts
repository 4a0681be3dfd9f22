import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, statfs, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { toldError } from "../../base/file-errors";
import { isPicture } from "../../typed-content/files/content";
import { readPictures } from "../../typed-content/files/read-pictures";
import type { FileChanges } from "../stores/store";
import { madeCommits } from "./commit";
import { unlessMissing } from "./resolve-path";

/** A text, the digest of a picture, or null where there was no file. */
export type Kept = { text: string } | { sha256: string } | null;

type SavedFile = { file: string; before: Kept; after: Kept };

export type Save = {
  /** Also the name of its folder. */
  id: string;
  /** Tells whether the commit was made. */
  mark: string;
  /** ISO 8601. */
  date: string;
  files: SavedFile[];
};

/** The number of saves, and the bytes of all of them. */
type Limits = { count: number; bytes: number };

const LIMITS: Limits = { count: 200, bytes: 200e6 };

/** Stays free, in bytes: folders, and what is left of each file's last block. */
const SPARE = 128e3;

const ID = /^(\d{1,9})-[\da-f-]{36}$/;

/** A save counts once the file has been renamed to this name. */
const RECORD = "save.json";

export const keptOf = (file: string, data: string | Uint8Array | undefined): Kept => {
  if (data === undefined) return null;
  if (isPicture(file)) return { sha256: createHash("sha256").update(data).digest("hex") };
  return { text: typeof data === "string" ? data : Buffer.from(data).toString() };
};

const numberOf = (id: string) => Number(ID.exec(id)?.[1]);

const isKept = (value: unknown): value is Kept =>
  value === null || (typeof value === "object" && ("text" in value || "sha256" in value));

/** Undefined if the text is damaged. */
const parseSave = (id: string, text: string | undefined): Save | undefined => {
  try {
    const { mark, date, files } = JSON.parse(text ?? "") as Omit<Save, "id">;
    const isWhole =
      typeof mark === "string" &&
      !Number.isNaN(Date.parse(date)) &&
      files.every(
        ({ file, before, after }) => typeof file === "string" && isKept(before) && isKept(after),
      );
    return isWhole ? { id, mark, date, files } : undefined;
  } catch {
    return undefined;
  }
};

const sizeOf = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = files.map(async (file) => (await stat(join(file.parentPath, file.name))).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
};

/** Infinity where the system does not tell. */
const freeBytes = async (folder: string) => {
  const { bavail, bsize } = await statfs(folder).catch(() => ({ bavail: Infinity, bsize: 1 }));
  return bavail * bsize;
};

/**
 * The oldest saves go first; the newest one is always kept. Saves that are damaged, or whose commit was not made, do
 * not count.
 * @param folder used by nothing else
 * @param root folder of the files
 * @param commits temporary folder of the commits
 */
export const openSaves = (folder: string, root: string, commits: string, limits = LIMITS) => {
  const ids = async () =>
    (await readdir(folder).catch((): string[] => []))
      .filter((name) => ID.test(name))
      .toSorted((a, b) => numberOf(b) - numberOf(a));
  const recordOf = async (id: string) =>
    parseSave(id, await readFile(join(folder, id, RECORD), "utf8").catch(() => undefined));
  const drop = (id: string) => rm(join(folder, id), { recursive: true, force: true });

  const all = async (): Promise<Save[]> => {
    const made = await madeCommits(commits);
    const saves = await Promise.all((await ids()).map(recordOf));
    return saves.filter((save) => save !== undefined && made.has(save.mark)) as Save[];
  };

  /** Removes the oldest saves; none if all of them are not enough. */
  const makeRoom = async (bytes: number) => {
    let missing = bytes + SPARE - (await freeBytes(root));
    if (missing <= 0) return;
    const oldest = (await ids()).toReversed();
    const sizes = await Promise.all(oldest.map((id) => sizeOf(join(folder, id)).catch(() => 0)));
    if (missing > sizes.reduce((sum, size) => sum + size, 0)) return;
    for (const [index, id] of oldest.entries()) {
      if (missing <= 0) return;
      await drop(id);
      missing -= sizes[index] ?? 0;
    }
  };

  /** Removes what counts no longer, and the oldest saves beyond the limits, but never `newest`. */
  const prune = async (newest: string) => {
    const counted = [newest, ...(await all()).map(({ id }) => id).filter((id) => id !== newest)];
    for (const id of await ids()) if (!counted.includes(id)) await drop(id);
    let bytes = 0;
    for (const [index, id] of counted.entries()) {
      bytes += await sizeOf(join(folder, id));
      if (index > 0 && (index >= limits.count || bytes > limits.bytes)) await drop(id);
    }
  };

  const write = async (id: string, mark: string, changes: FileChanges) => {
    const files: SavedFile[] = [];
    for (const [file, data] of changes) {
      const before = await readFile(join(root, file)).catch(unlessMissing);
      files.push({ file, before: keptOf(file, before), after: keptOf(file, data) });
      if (before === undefined || !isPicture(file)) continue;
      const place = join(folder, id, file);
      await mkdir(dirname(place), { recursive: true });
      await writeFile(place, before);
    }
    const record = join(folder, id, RECORD);
    await mkdir(dirname(record), { recursive: true });
    const save: Omit<Save, "id"> = { mark, date: new Date().toISOString(), files };
    await writeFile(`${record}.part`, JSON.stringify(save));
    await rename(`${record}.part`, record);
  };

  return {
    makeRoom,
    /** A failure is logged: it must not prevent the commit. */
    keep: async (mark: string, changes: FileChanges) => {
      const [last] = await ids();
      const id = `${last === undefined ? 1 : numberOf(last) + 1}-${mark}`;
      try {
        const sizes = [...changes].map(async ([file, data]) => {
          const before = await stat(join(root, file)).catch(unlessMissing);
          return (before?.size ?? 0) + (data?.length ?? 0);
        });
        await makeRoom((await Promise.all(sizes)).reduce((sum, size) => sum + size, 0));
        await write(id, mark, changes);
        await prune(id);
      } catch (error) {
        console.error(
          `De este guardado no queda copia, y no se podrá quitar él solo. ${toldError(error)}`,
        );
        // A part of it would only take room.
        await drop(id).catch(() => undefined);
      }
    },
    /** Newest first. */
    all,
    find: async (id: string) => (ID.test(id) ? recordOf(id) : undefined),
    /** Undefined if it was not kept. */
    picture: async (id: string, file: string) => {
      const save = ID.test(id) ? await recordOf(id) : undefined;
      const before = save?.files.find((each) => each.file === file)?.before;
      if (!before || !("sha256" in before)) return undefined;
      const [picture] = await readPictures(join(folder, id), [file]);
      if (picture?.sha256 !== before.sha256) return undefined;
      return { picture, bytes: await readFile(join(folder, id, file)) };
    },
  };
};

export type Saves = ReturnType<typeof openSaves>;
