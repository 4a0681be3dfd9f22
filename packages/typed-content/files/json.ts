import { parse, printParseErrorCode, visit, type ParseError } from "jsonc-parser";
import { orderFile, type Shape } from "./field-order";
import { deepInJson } from "./limits";
import { OTHER_SPACE, type ParsedText, type SyntaxReason } from "./syntax";

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

/** As Gatsby does: no comments, no trailing comma; repeated keys are an error. */
export const parseJson = (text: string): ParsedText => {
  const deep = deepInJson(text);
  if (deep !== undefined) return jsonError(deep, "too-deep");
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [error] = errors;
  if (error) {
    const { offset, length } = error;
    const space = text.slice(offset, offset + length).search(OTHER_SPACE);
    return space === -1
      ? jsonError(offset, jsonReasons[printParseErrorCode(error.error)])
      : jsonError(offset + space, "space");
  }
  const repeated = repeatedKey(text);
  return repeated === undefined
    ? { data: JSON.parse(text) }
    : jsonError(repeated, "repeated-field");
};

/** Its offset; undefined if there is none. `JSON.parse` would silently ignore the first value. */
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

export const formatJson = (shape: Shape[], data: object) =>
  `${JSON.stringify(orderFile(shape, data), null, 2)}\n`;
