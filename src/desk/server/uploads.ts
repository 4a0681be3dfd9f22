import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { InvalidRequest, unlessMissing } from "./resolve-path";

/** By digest. */
type Uploaded = { upload: string };

/** Null deletes the file. */
export type NewContent = { text: string } | Uploaded | null;

/** In milliseconds: a file that was sent is used until then, if at all. */
const LONGEST_WAIT = 3_600_000;

/** Files are sent one by one before the commit to which they belong. `folder`: used by nothing else. */
export const openUploads = (folder: string) => ({
  /** Returns the digest, by which the file is found. */
  add: async (bytes: Uint8Array) => {
    const digest = digestOf(bytes);
    const place = join(folder, digest);
    try {
      await mkdir(folder, { recursive: true });
      await writeFile(place, bytes);
    } catch (error) {
      // A part of it would only take room.
      await rm(place, { force: true });
      throw error;
    }
    return digest;
  },
  /** Throws InvalidRequest if there is no such file, or only a part of it. */
  read: async (digest: string): Promise<Uint8Array> => {
    const bytes = await readFile(join(folder, digest)).catch(unlessMissing);
    if (!bytes || digestOf(bytes) !== digest) throw new InvalidRequest(`No upload ${digest}.`);
    return bytes;
  },
  remove: async (digests: readonly string[]) => {
    for (const digest of digests) await rm(join(folder, digest), { force: true });
  },
  /** Files whose commit has never come. What is newer may be another program's. */
  tidy: async () => {
    for (const name of (await readdir(folder).catch(unlessMissing)) ?? []) {
      const sent = (await stat(join(folder, name)).catch(unlessMissing))?.mtimeMs ?? Infinity;
      if (Date.now() - sent > LONGEST_WAIT) await rm(join(folder, name), { force: true });
    }
  },
});

const digestOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
