import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import type { Fault, FaultCode } from "./fault";
import { parseText } from "./syntax";

/** More than any text of the site; a file above it is something else, and slow to read. */
const LARGEST_MB = 1;

/** Every file below the content root, with `/`, sorted; names that begin with a dot are skipped. */
export const filesIn = (root: string) =>
  (existsSync(root) ? readdirSync(root, { recursive: true, withFileTypes: true }) : [])
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !file.split("/").some((part) => part.startsWith(".")))
    .sort();

type Read = { data: unknown } | { fault: Fault };

/** The content of a JSON or YAML file, or the reason why it cannot be read. */
export const readContent = (root: string, file: string): Read => {
  const fault = (code: FaultCode, detail?: string): Read => ({
    fault: { file, path: [], code, detail },
  });
  const path = join(root, file);
  if (statSync(path).size > LARGEST_MB * 1e6) return fault("file-too-large", `${LARGEST_MB}`);
  const text = decode(readFileSync(path));
  if (text === undefined) return fault("not-utf8");
  const parsed = parseText(file, text);
  if ("data" in parsed) return parsed;
  const syntax = { ...position(text, parsed.offset), reason: parsed.reason };
  return { fault: { file, path: [], code: "invalid-syntax", syntax } };
};

/** Gatsby's JSON reader stops at a byte order mark, so that one counts as another encoding. */
const decode = (bytes: Buffer) => {
  try {
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    return text.startsWith("\uFEFF") ? undefined : text;
  } catch {
    return undefined;
  }
};

/** Line and column, counted from 1, of an offset in characters. */
const position = (text: string, offset: number) => {
  const lines = text.slice(0, offset).split("\n");
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
};
