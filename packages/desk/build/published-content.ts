import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isMarks, parseContent } from "@brisa/typed-content/files";
import { withParsedYaml, readPictures, readSources } from "@brisa/typed-content/read";
import { PUBLISHED_CONTENT, type PublishedContent } from "../stores/known-files";
import { type ContentModel, referencesTo, unseenEntries } from "@brisa/typed-content";
import { parseText } from "@brisa/typed-content/yaml";

/** Git's name of a content: its blob hash. */
const hashOf = (bytes: Buffer) =>
  createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");

/** The desk then only fetches from the repository what has changed since the build. */
export const writeDeskContent = async (root: string, folder: string, model: ContentModel) => {
  const { files, sources: texts } = readSources(root, model);
  const sources = texts.map(withParsedYaml);
  const nameOf = (file: string) => hashOf(readFileSync(join(root, file)));
  const { entries } = parseContent(files, sources, model, parseText);
  // Entries that no page shows are for people who may read the repository, and so is what other files say of them.
  const secret = new Set(
    unseenEntries(entries).flatMap(({ file, collection, id }) => [
      file,
      ...referencesTo(entries, collection.type, id).map((place) => place.file),
    ]),
  );
  const isPublic = (file: string) => !secret.has(file) && !isMarks(file);
  const shown = sources.flatMap((source) =>
    "text" in source && isPublic(source.file) ? [[nameOf(source.file), source] as const] : [],
  );
  const pictures = (await readPictures(root, files)).map(
    ({ file, ...facts }) => [nameOf(file), facts] as const,
  );
  const content: PublishedContent = {
    texts: Object.fromEntries(shown.map(([name, { text }]) => [name, text])),
    yaml: Object.fromEntries(
      shown.flatMap(([name, { parsed }]) =>
        parsed && "data" in parsed ? [[name, parsed.data] as const] : [],
      ),
    ),
    pictures: Object.fromEntries(pictures),
  };
  writeFileSync(join(folder, PUBLISHED_CONTENT), JSON.stringify(content));
};
