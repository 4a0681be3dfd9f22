import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { FileChanges } from "../stores/store";
import { resolvePath, unlessMissing } from "./resolve-path";

/** Before the name of a file that is being written: nobody reads names that begin with a dot. */
export const BESIDE = ".saving-";

type Data = string | Uint8Array | undefined;

/** `before`: what the file was when the save began. */
type Step = { place: string; beside: string; data: Data; before: Uint8Array | undefined };

/** Pictures come before the texts that show them, and what is deleted goes last. */
const rankOf = (data: Data) => (data === undefined ? 2 : typeof data === "string" ? 1 : 0);

const read = (place: string) => readFile(place).catch(unlessMissing);

const isAsBefore = async ({ place, before }: Step) => {
  const now = await read(place);
  return now && before ? Buffer.compare(now, before) === 0 : now === before;
};

const writeBeside = async ({ beside, data }: Step) => {
  if (data === undefined) return;
  await mkdir(dirname(beside), { recursive: true });
  const file = await open(beside, "w");
  try {
    await file.writeFile(data);
    // Otherwise the name may reach the disk before the bytes.
    await file.sync();
  } finally {
    await file.close();
  }
};

/**
 * Each file is written beside itself and then renamed, so that it is never torn. All that needs room comes first. If
 * another program changes a file meanwhile, it stays, and the save ends there.
 * @param isBase whether the content is what the changes are based on, asked once the files have been read
 * @returns whether all was written
 * @throws InvalidRequest; errors of the file system
 */
export const saveFiles = async (
  root: string,
  changes: FileChanges,
  isBase: () => Promise<boolean>,
) => {
  const ordered = [...changes].toSorted(([, a], [, b]) => rankOf(a) - rankOf(b));
  const steps: Step[] = [];
  for (const [file, data] of ordered) {
    const place = await resolvePath(root, file);
    const beside = join(dirname(place), BESIDE + basename(place));
    steps.push({ place, beside, data, before: await read(place) });
  }
  if (!(await isBase())) return false;
  try {
    for (const step of steps) await writeBeside(step);
    for (const step of steps) if (!(await isAsBefore(step))) return false;
    for (const step of steps) {
      if (!(await isAsBefore(step))) return false;
      if (step.data === undefined) await rm(step.place, { force: true });
      else await rename(step.beside, step.place);
    }
    return true;
  } finally {
    for (const { beside } of steps) await rm(beside, { force: true }).catch(console.error);
  }
};
