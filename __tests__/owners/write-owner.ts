import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { contentModel } from "../../src/model";
import { contentErrors } from "../../packages/typed-content/check";
import type { Content } from "../../packages/typed-content/content";
import { readContent } from "../../packages/typed-content/files/read";
import { readPictures } from "../../packages/typed-content/files/read-pictures";
import { sourceOf } from "../model/check/source-of";
import { write } from "../setup/temporary-folder";
import type { Files } from "./alteration";
import { anyAlterations, byMessage } from "./alterations";

const ORIGINAL = "content";

const namesIn = ({ entries, locales }: Files) => [...entries, ...locales].map(({ file }) => file);

const dataIn = ({ entries, locales }: Files) => [...entries, ...locales].map(({ data }) => data);

/** Returns the content with other files. */
const withFiles = (content: Content, files: Files): Content => ({
  ...content,
  ...files,
  files: [
    ...content.files.filter((file) => !namesIn(content).includes(file)),
    ...namesIn(files),
  ].sort(),
});

/**
 * Writes the content of an owner who has done as a seed says to that of this repository, as far as the check accepts it.
 * @param seed of odd ones the owner has no booking provider
 * @param folder is made anew
 * @returns what she has done, in words
 */
export const writeOwner = async (seed: number, folder: string) => {
  const original = readContent(ORIGINAL, contentModel);
  const pictures = await readPictures(ORIGINAL, original.files);
  const done: string[] = [];
  let content = original;
  const alterations = fc.sample(anyAlterations, { seed, numRuns: 1 }).flat();
  for (const { title, apply } of seed % 2 ? [byMessage, ...alterations] : alterations) {
    const next = withFiles(content, apply(content));
    const isSame = isDeepStrictEqual(dataIn(next), dataIn(content));
    if (isSame || contentErrors(next, pictures).length > 0) continue;
    content = next;
    done.push(title);
  }
  writeContent(content, folder);
  return done;
};

/** Writes a content with the pictures of this repository's to a folder, which is made anew. */
const writeContent = (content: Files, folder: string) => {
  rmSync(folder, { recursive: true, force: true });
  cpSync(ORIGINAL, folder, { recursive: true });
  for (const file of namesIn(readContent(ORIGINAL, contentModel))) rmSync(join(folder, file));
  for (const { file, data } of [...content.entries, ...content.locales])
    write(join(folder, file), `${sourceOf(file, data)}\n`);
};

/** Writes the content of this repository, as the desk would. */
export const copyContent = (folder: string) =>
  writeContent(readContent(ORIGINAL, contentModel), folder);
