import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Collection } from "../model/collection";
import { decodeText } from "./strings";
import {
  byFile,
  isRead,
  LARGEST_TEXT_MB,
  parseContent,
  type Content,
  type Source,
} from "./content";

/** Reads and parses every content file that some part of the site uses. */
export const readContent = (root: string, collections: Collection[]): Content => {
  const { files, sources } = readSources(root, collections);
  return parseContent(files, sources, collections);
};

/** Returns all files of the content, and the texts of those that some part of the site reads. */
export const readSources = (root: string, collections: Collection[]) => {
  const found = entriesBelow(root);
  const read = namesOf(found.filter(({ isFile }) => isFile)).filter((file) =>
    isRead(file, collections),
  );
  // Gatsby would follow links, to wherever they lead.
  const links = found
    .filter(({ isFile }) => !isFile)
    .map(({ name }): Source => ({
      file: name,
      error: { file: name, path: [], code: "not-a-file" },
    }));
  return {
    files: namesOf(found),
    sources: [...read.map((file) => readSource(root, file)), ...links].sort(byFile),
  };
};

/** Every file below the content root, with `/`, sorted; names that begin with a dot are skipped. */
export const filesIn = (root: string) => namesOf(entriesBelow(root).filter(({ isFile }) => isFile));

type FolderEntry = { name: string; isFile: boolean };

const namesOf = (entries: FolderEntry[]) => entries.map(({ name }) => name).sort();

/**
 * Everything below a folder that is not a folder itself, by its path. Read folder by folder, since
 * `readdirSync` with `recursive` follows links: from Node 22 on in every form.
 */
const entriesBelow = (root: string, folder = ""): FolderEntry[] => {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith("."))
    .flatMap((entry) => {
      const name = folder + entry.name;
      return entry.isDirectory()
        ? entriesBelow(root, `${name}/`)
        : [{ name, isFile: entry.isFile() }];
    });
};

const readSource = (root: string, file: string): Source => {
  const path = join(root, file);
  const at = { file, path: [] };
  try {
    if (statSync(path).size > LARGEST_TEXT_MB * 1e6)
      return { file, error: { ...at, code: "file-too-large", limit: LARGEST_TEXT_MB } };
    const text = decodeText(readFileSync(path));
    return text === undefined ? { file, error: { ...at, code: "not-utf8" } } : { file, text };
  } catch {
    // Its name is no Unicode, somebody else may read it only, or it is gone by now.
    return { file, error: { ...at, code: "not-a-file" } };
  }
};
