import { existsSync } from "node:fs";
import { join } from "node:path";
import { holds, type Collection } from "../collection";
import { jsonSchema, walk } from "../schema";
import type { Entry } from "./entry";
import type { Fault } from "./fault";
import { fieldFaults } from "./fields";
import { isPicture, localeOf, misplacedFiles, missingEntries, notAsciiNames } from "./files";
import { localeFaults, type Words } from "./locales";
import { pictureFault } from "./pictures";
import { filesIn, readContent } from "./read";
import { brokenReferences, duplicateIds, unknownPlaceholders } from "./relations";

export type { Fault } from "./fault";

/** Reads every content file and reports all faults at once, ordered by file. */
export const checkContent = async (root: string, collections: Collection[]): Promise<Fault[]> => {
  const files = filesIn(root);
  const faults: Fault[] = [...misplacedFiles(files, collections), ...notAsciiNames(files)];
  const entries: Entry[] = [];
  const words: Words[] = [];

  for (const file of files) {
    const collection = collections.find((candidate) => holds(candidate, file));
    if (!collection && !localeOf(file)) continue;
    const parsed = readContent(root, file);
    if ("fault" in parsed) faults.push(parsed.fault);
    else if (collection) entries.push({ file, collection, node: jsonSchema(collection), ...parsed });
    else words.push({ file, ...parsed });
  }

  faults.push(
    ...entries.flatMap(({ collection, node, file, data }) => fieldFaults(collection, node, file, data)),
    ...missingEntries(files, entries, collections),
    ...duplicateIds(entries),
    ...brokenReferences(entries),
    ...unknownPlaceholders(entries),
    ...localeFaults(words),
    ...missingPictures(root, entries),
    ...(await pictureFaults(root, files)),
  );
  return faults.sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0));
};

const missingPictures = (root: string, entries: Entry[]): Fault[] =>
  entries.flatMap(({ file, node, data }) => {
    const faults: Fault[] = [];
    walk(node, data, ({ kind }, value, path) => {
      if (kind !== "picture-file" || typeof value !== "string") return;
      if (value.startsWith("/media/") && !existsSync(join(root, value))) {
        faults.push({ file, path, code: "picture-missing", detail: value });
      }
    });
    return faults;
  });

const pictureFaults = async (root: string, files: string[]) => {
  const found = await Promise.all(files.filter(isPicture).map((file) => pictureFault(root, file)));
  return found.filter((fault) => fault !== undefined);
};
