import { readFileSync } from "node:fs";
import { join } from "node:path";
import { TEST_CONTENT } from "../../../src/commands/lib/test-sites";
import { isRead } from "../../../src/content-files/content";
import { filesIn } from "../../../src/content-files/read";
import { readPictures } from "../../../src/content-files/read-pictures";
import type { Snapshot } from "../../../src/editor/content/snapshot";
import { collections } from "../../../src/model";

/** Returns the tests' content as a store holds it. */
export const testSnapshot = async (): Promise<Snapshot> => {
  const files = filesIn(TEST_CONTENT);
  const texts = files
    .filter((file) => isRead(file, collections))
    .map((file) => [file, readFileSync(join(TEST_CONTENT, file), "utf8")] as const);
  const pictures = await readPictures(TEST_CONTENT, files);
  return {
    revision: "first",
    texts: new Map(texts),
    pictures: new Map(pictures.map((picture) => [picture.file, picture])),
  };
};

/** Returns the snapshot that follows when some files say something else; undefined takes one away. */
export const changedSnapshot = (
  snapshot: Snapshot,
  revision: string,
  changed: Record<string, unknown>,
): Snapshot => {
  const texts = new Map(snapshot.texts);
  for (const [file, data] of Object.entries(changed)) {
    if (data === undefined) texts.delete(file);
    else texts.set(file, JSON.stringify(data));
  }
  return { ...snapshot, revision, texts };
};
