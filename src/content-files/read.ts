import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Collection } from "../model/collection";
import { isRead, LARGEST_TEXT_MB, parseContent, type Content, type Source } from "./content";
import type { Unreadable } from "./finding";

/** Reads and parses every content file that some part of the site uses. */
export const readContent = (root: string, collections: Collection[]): Content => {
  const found = entriesBelow(root);
  const files = namesOf(found.filter(({ isFile }) => isFile));
  const sources = files
    .filter((file) => isRead(file, collections))
    .map((file) => readSource(root, file));
  const content = parseContent(namesOf(found), sources, collections);
  // Gatsby would follow links, to wherever they lead.
  const unreadable = found
    .filter(({ isFile }) => !isFile)
    .map(({ name }): Unreadable => ({ file: name, path: [], code: "not-a-file" }));
  return { ...content, unreadable: [...content.unreadable, ...unreadable] };
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
    const text = decode(readFileSync(path));
    return text === undefined ? { file, error: { ...at, code: "not-utf8" } } : { file, text };
  } catch {
    // Its name is no Unicode, somebody else may read it only, or it is gone by now.
    return { file, error: { ...at, code: "not-a-file" } };
  }
};

/** Undefined where the bytes are not UTF-8, or begin with the mark that Gatsby cannot read. */
const decode = (bytes: Buffer) => {
  try {
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    return text.startsWith("\uFEFF") ? undefined : text;
  } catch {
    return undefined;
  }
};
