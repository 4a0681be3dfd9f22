import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { decodeText } from "../texts/strings";
import { byFile, isDotFile, isRead, parseContent, type Source } from "./content";
import type { Content, ContentModel } from "../content";
import { LARGEST_TEXT_KB } from "./limits";
import { parseText } from "./yaml";

export const readContent = (root: string, model: ContentModel): Content => {
  const { files, sources } = readSources(root, model);
  return parseContent(files, sources, model, parseText);
};

/** The names of all content files, and the texts of those that the site reads. */
export const readSources = (root: string, model: ContentModel) => {
  const found = entriesBelow(root);
  const read = namesOf(found.filter(({ isFile }) => isFile)).filter((file) => isRead(file, model));
  // Symbolic links are errors: Gatsby would follow them, even out of the folder.
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

/** Below the content root, with `/`, sorted. Skips names that begin with a dot. */
export const filesIn = (root: string) => namesOf(entriesBelow(root).filter(({ isFile }) => isFile));

type FolderEntry = { name: string; isFile: boolean };

const namesOf = (entries: FolderEntry[]) => entries.map(({ name }) => name).sort();

/** Folder by folder: `readdirSync` with `recursive` follows symbolic links (from Node 22 on with any options). */
const entriesBelow = (root: string, folder = ""): FolderEntry[] => {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !isDotFile(name))
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
    if (statSync(path).size > LARGEST_TEXT_KB * 1e3)
      return { file, error: { ...at, code: "file-too-large", limit: LARGEST_TEXT_KB } };
    const text = decodeText(readFileSync(path));
    return text === undefined ? { file, error: { ...at, code: "not-utf8" } } : { file, text };
  } catch {
    // The name is not valid Unicode, reading is not permitted, or the file was deleted meanwhile.
    return { file, error: { ...at, code: "not-a-file" } };
  }
};
