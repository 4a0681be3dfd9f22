import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isRecord, parseContent } from "../content-files/content";
import { readPictures } from "../content-files/read-pictures";
import { readSources } from "../content-files/read";
import { PUBLISHED_CONTENT, type PublishedContent } from "../editor/stores/known-files";
import { collections } from "../model";

/** The name that Git gives to the content of a file. */
const hashOf = (bytes: Buffer) =>
  createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");

/**
 * Writes the texts and what is known of the pictures beside the owner's desk, which fetches from the
 * repository only what differs.
 * @param root the content
 * @param folder of the desk
 */
export const writeDeskContent = async (root: string, folder: string) => {
  const { files, sources } = readSources(root, collections);
  const nameOf = (file: string) => hashOf(readFileSync(join(root, file)));
  const { entries } = parseContent(files, sources, collections);
  const isHidden = (file: string) =>
    entries.some(
      (entry) => entry.file === file && isRecord(entry.data) && entry.data.hidden === true,
    );
  // What is hidden is nobody's business who may not read the repository.
  const texts = sources.flatMap((source) =>
    "text" in source && !isHidden(source.file) ? [[nameOf(source.file), source.text] as const] : [],
  );
  const pictures = (await readPictures(root, files)).map(
    ({ file, ...facts }) => [nameOf(file), facts] as const,
  );
  const content: PublishedContent = {
    texts: Object.fromEntries(texts),
    pictures: Object.fromEntries(pictures),
  };
  writeFileSync(join(folder, PUBLISHED_CONTENT), JSON.stringify(content));
};
