import { parse, printParseErrorCode, visit, type ParseError } from "jsonc-parser";
import { parseDocument, visit as visitYaml, type ErrorCode } from "yaml";

/** Why a JSON or YAML text cannot be parsed; `json` and `yaml` where nothing closer is known. */
export type SyntaxReason =
  | "json"
  | "colon-before"
  | "comma-before"
  | "open-brace"
  | "open-bracket"
  | "open-quotes"
  | "rest"
  | "character"
  | "comment"
  | "backslash"
  | "no-quotes"
  | "name-expected"
  | "value-expected"
  | "repeated-field"
  | "yaml"
  | "indentation"
  | "quotes-needed"
  | "colon-in-text"
  | "character-missing"
  | "colon-after-name"
  | "tab"
  | "asterisk";

/** The parsed data, or the offset (in characters) of the first syntax error and its reason. */
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

const jsonError = (offset: number, reason: SyntaxReason = "json") => ({ offset, reason });

/** Parses JSON as Gatsby does: no comments, no trailing comma; repeated keys are an error. */
const parseJson = (text: string): Parsed => {
  try {
    const errors: ParseError[] = [];
    parse(text, errors, { disallowComments: true, allowTrailingComma: false });
    const [error] = errors;
    if (error) return jsonError(error.offset, jsonReasons[printParseErrorCode(error.error)]);
    const repeated = repeatedKey(text);
    return repeated === undefined
      ? { data: JSON.parse(text) }
      : jsonError(repeated, "repeated-field");
  } catch {
    // Nested thousands of levels deep.
    return jsonError(0);
  }
};

/** Offset of a repeated key, of which `JSON.parse` would silently drop the first value. */
const repeatedKey = (text: string) => {
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

const yamlError = (offset: number, reason: SyntaxReason = "yaml") => ({ offset, reason });

/** Parses YAML as Gatsby does, which reads 2026-11-20 as a date; aliases are an error. */
const parseYaml = (text: string): Parsed => {
  try {
    const document = parseDocument(text, { customTags: ["timestamp"] });
    const [error] = [...document.errors, ...document.warnings];
    if (error) return yamlError(error.pos[0], yamlReasons[error.code]);
    let alias: number | undefined;
    visitYaml(document, { Alias: (_, { range }) => void (alias ??= range?.[0] ?? 0) });
    if (alias !== undefined) return yamlError(alias, "asterisk");
    return { data: document.toJS() };
  } catch {
    return yamlError(0);
  }
};

/** Parses a content file: YAML if its name ends in `.yaml`, else JSON. */
export const parseText = (file: string, text: string) =>
  file.endsWith(".yaml") ? parseYaml(text) : parseJson(text);
