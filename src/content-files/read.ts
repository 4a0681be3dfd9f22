import { existsSync, readdirSync, readFileSync, statSync, type Dirent } from "node:fs";
import { join, relative, sep } from "node:path";
import type { Collection } from "../model/collection";
import { isRead, LARGEST_TEXT_MB, parseContent, type Content, type Source } from "./content";
import type { ContentError, ErrorCode } from "./error";

/** Reads and parses every content file that some part of the site uses. */
export const readContent = (root: string, collections: Collection[]): Content => {
  const files = filesIn(root);
  const sources = files
    .filter((file) => isRead(file, collections))
    .map((file) => readSource(root, file));
  const links = pathsIn(root, (entry) => !entry.isFile() && !entry.isDirectory());
  const content = parseContent([...files, ...links].sort(), sources, collections);
  // Gatsby would follow them, to wherever they lead.
  const unreadable = links.map((file): ContentError => ({ file, path: [], code: "not-a-file" }));
  return { ...content, unreadable: [...content.unreadable, ...unreadable] };
};

/** Every file below the content root, with `/`, sorted; names that begin with a dot are skipped. */
export const filesIn = (root: string) => pathsIn(root, (entry) => entry.isFile());

const pathsIn = (root: string, isWanted: (entry: Dirent) => boolean) =>
  (existsSync(root) ? readdirSync(root, { recursive: true, withFileTypes: true }) : [])
    .filter(isWanted)
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep))
    .filter((parts) => !parts.some((part) => part.startsWith(".")))
    .map((parts) => parts.join("/"))
    .sort();

const readSource = (root: string, file: string): Source => {
  const error = (code: ErrorCode, detail?: string): Source => ({
    file,
    error: { file, path: [], code, detail },
  });
  const path = join(root, file);
  try {
    if (statSync(path).size > LARGEST_TEXT_MB * 1e6)
      return error("file-too-large", `${LARGEST_TEXT_MB}`);
    const text = decode(readFileSync(path));
    return text === undefined ? error("not-utf8") : { file, text };
  } catch {
    // Its name is no Unicode, somebody else may read it only, or it is gone by now.
    return error("not-a-file");
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
