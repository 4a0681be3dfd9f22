import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse as parseJson, printParseErrorCode, type ParseError } from "jsonc-parser";
import { parseDocument } from "yaml";
import type { Fault } from "./fault";

/** Every file below the content root, with `/`, sorted; names that begin with a dot are skipped. */
export const filesIn = (root: string) =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .map((file) => file.slice(root.length).replaceAll("\\", "/").replace(/^\//, ""))
    .filter((file) => !file.split("/").some((part) => part.startsWith(".")))
    .sort();

type Parsed = { data: unknown } | { fault: Fault };

/** The content of a JSON or YAML file, or the place where it stops being one. */
export const readContent = (root: string, file: string): Parsed => {
  const text = readFileSync(join(root, file), "utf8");
  const error = file.endsWith(".yaml") ? yamlError(text) : jsonError(text);
  if (error) {
    const { line, column } = position(text, error.offset);
    const detail = `línea ${line}, columna ${column} (${error.reason})`;
    return { fault: { file, path: [], code: "invalid-syntax", detail } };
  }
  return { data: file.endsWith(".yaml") ? parseDocument(text).toJS() : JSON.parse(text) };
};

const yamlError = (text: string) => {
  const [error] = parseDocument(text).errors;
  return error && { offset: error.pos[0], reason: error.code };
};

const jsonError = (text: string) => {
  const errors: ParseError[] = [];
  parseJson(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [error] = errors;
  return error && { offset: error.offset, reason: printParseErrorCode(error.error) };
};

/** Line and column, counted from 1, of an offset in characters. */
const position = (text: string, offset: number) => {
  const before = text.slice(0, offset).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
};
