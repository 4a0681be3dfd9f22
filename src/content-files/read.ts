import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import type { Collection } from "../model/collection";
import { isRead, parseContent, type Content, type Source } from "./content";
import type { ErrorCode } from "./error";

/** More than any text of the site; a larger file is something else and slow to parse. */
const LARGEST_MB = 1;

/** Reads and parses every content file that some part of the site uses. */
export const readContent = (root: string, collections: Collection[]): Content => {
  const files = filesIn(root);
  const sources = files
    .filter((file) => isRead(file, collections))
    .map((file) => readSource(root, file));
  return parseContent(files, sources, collections);
};

/** Every file below the content root, with `/`, sorted; names that begin with a dot are skipped. */
export const filesIn = (root: string) =>
  (existsSync(root) ? readdirSync(root, { recursive: true, withFileTypes: true }) : [])
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !file.split("/").some((part) => part.startsWith(".")))
    .sort();

const readSource = (root: string, file: string): Source => {
  const error = (code: ErrorCode, detail?: string): Source => ({
    file,
    error: { file, path: [], code, detail },
  });
  const path = join(root, file);
  if (statSync(path).size > LARGEST_MB * 1e6) return error("file-too-large", `${LARGEST_MB}`);
  const text = decode(readFileSync(path));
  return text === undefined ? error("not-utf8") : { file, text };
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
