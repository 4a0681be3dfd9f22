import { createHash } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { InvalidRequest } from "./invalid-request";
import { unlessMissing } from "./resolve-path";

/** A file that was sent before, by the digest of its bytes. */
type Uploaded = { upload: string };

/** The new content of a file; null deletes it. */
export type NewContent = { text: string } | Uploaded | null;

/**
 * Opens a folder for files that are sent one by one before the commit to which they belong.
 * @param folder used by nothing else
 */
export const openUploads = (folder: string) => ({
  /** Stores a file. @returns the digest of its bytes, by which it is found */
  add: async (bytes: Uint8Array) => {
    const digest = digestOf(bytes);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, digest), bytes);
    return digest;
  },
  /** @throws InvalidRequest if there is no such file, or only a part of it */
  read: async (digest: string): Promise<Uint8Array> => {
    const bytes = await readFile(join(folder, digest)).catch(unlessMissing);
    if (!bytes || digestOf(bytes) !== digest) throw new InvalidRequest(`No upload ${digest}.`);
    return bytes;
  },
  remove: async (digests: readonly string[]) => {
    for (const digest of digests) await rm(join(folder, digest), { force: true });
  },
});

const digestOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
