import { parse, printParseErrorCode, visit, type ParseError } from "jsonc-parser";
import { parseDocument, visit as visitYaml, type ErrorCode } from "yaml";
import type { SyntaxReason } from "./syntax-reasons";

/** What a text says, or where it stops making sense, and why. */
type Parsed = { data: unknown } | { offset: number; reason: SyntaxReason };

const jsonReasons: Record<string, SyntaxReason> = {
  ColonExpected: "colon-before",
  CommaExpected: "comma-before",
  CloseBraceExpected: "open-brace",
  CloseBracketExpected: "open-bracket",
  EndOfFileExpected: "rest",
  InvalidCharacter: "character",
  InvalidCommentToken: "comment",
  InvalidEscapeCharacter: "backslash",
  InvalidSymbol: "no-quotes",
  PropertyNameExpected: "name-expected",
  UnexpectedEndOfString: "open-quotes",
  ValueExpected: "value-expected",
};

const stopJson = (offset: number, reason: SyntaxReason = "json") => ({ offset, reason });

/** JSON as Gatsby reads it: no comments, no comma at the end; and no field twice. */
const readJson = (text: string): Parsed => {
  try {
    const errors: ParseError[] = [];
    parse(text, errors, { disallowComments: true, allowTrailingComma: false });
    const [error] = errors;
    if (error) return stopJson(error.offset, jsonReasons[printParseErrorCode(error.error)]);
    const twice = repeatedField(text);
    return twice === undefined ? { data: JSON.parse(text) } : stopJson(twice, "repeated-field");
  } catch {
    // Lists in lists in lists, thousands deep.
    return stopJson(0);
  }
};

/** Of two fields with one name `JSON.parse` would silently drop the first. */
const repeatedField = (text: string) => {
  const open: Set<string>[] = [];
  let offset: number | undefined;
  visit(text, {
    onObjectBegin: () => void open.push(new Set()),
    onObjectEnd: () => void open.pop(),
    onObjectProperty: (name, start) => {
      if (open.at(-1)?.has(name)) offset ??= start;
      open.at(-1)?.add(name);
    },
  });
  return offset;
};

const yamlReasons: Partial<Record<ErrorCode, SyntaxReason>> = {
  BAD_INDENT: "indentation",
  BAD_SCALAR_START: "quotes-needed",
  BLOCK_AS_IMPLICIT_KEY: "colon-in-text",
  DUPLICATE_KEY: "repeated-field",
  MISSING_CHAR: "character-missing",
  MULTILINE_IMPLICIT_KEY: "colon-after-name",
  TAB_AS_INDENT: "tab",
};

const stopYaml = (offset: number, reason: SyntaxReason = "yaml") => ({ offset, reason });

/** YAML as Gatsby reads it, which takes 2026-11-20 for a date; without links within the file. */
const readYaml = (text: string): Parsed => {
  try {
    const document = parseDocument(text, { customTags: ["timestamp"] });
    const [error] = [...document.errors, ...document.warnings];
    if (error) return stopYaml(error.pos[0], yamlReasons[error.code]);
    let alias: number | undefined;
    visitYaml(document, { Alias: (_, { range }) => void (alias ??= range?.[0] ?? 0) });
    if (alias !== undefined) return stopYaml(alias, "asterisk");
    return { data: document.toJS() };
  } catch {
    return stopYaml(0);
  }
};

/** JSON, or YAML where the file's name ends so. */
export const parseText = (file: string, text: string) =>
  file.endsWith(".yaml") ? readYaml(text) : readJson(text);
