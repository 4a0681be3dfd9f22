import { randomUUID } from "node:crypto";
import { promises } from "node:fs";

const { writeFile, rename, rm } = promises;

/** Ends the name of a file that is not whole yet; Gatsby does not watch such files. */
const UNFINISHED = ".un~";

/**
 * Writes beside a file and then puts it in its place: where the disk is full, or the machine stops, the
 * file is as it was.
 * @throws what the file system says
 */
export const writeWhole = async (file: string, data: Parameters<typeof writeFile>[1]) => {
  const unfinished = `${file}.${randomUUID()}${UNFINISHED}`;
  try {
    await writeFile(unfinished, data, { flush: true });
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
};
