import { parse, printParseErrorCode, visit, type ParseError } from "jsonc-parser";
import { parseDocument, visit as visitYaml, type ErrorCode } from "yaml";

/** What a text says, or where it stops making sense, and why. */
type Parsed = { data: unknown } | { offset: number; reason: string };

const TWICE = "este campo está dos veces; borrad uno";

const jsonReasons: Record<string, string> = {
  ColonExpected: "faltan dos puntos justo antes",
  CommaExpected: "falta una coma justo antes",
  CloseBraceExpected: "falta cerrar una llave }",
  CloseBracketExpected: "falta cerrar un corchete ]",
  EndOfFileExpected: "sobra lo que sigue",
  InvalidCharacter: "hay un tabulador o un salto de línea dentro de un texto",
  InvalidCommentToken: "aquí no caben comentarios",
  InvalidEscapeCharacter: "sobra una barra \\",
  InvalidSymbol: "falta poner el texto entre comillas",
  PropertyNameExpected: "sobra una coma justo antes (los céntimos van con punto) o faltan comillas",
  UnexpectedEndOfString: "falta cerrar unas comillas",
  ValueExpected: "falta el valor o sobra una coma justo antes",
};

const stopJson = (offset: number, reason = "revisad las comas, las comillas y las llaves") => ({
  offset,
  reason,
});

/** JSON as Gatsby reads it: no comments, no comma at the end; and no field twice. */
export const readJson = (text: string): Parsed => {
  try {
    const errors: ParseError[] = [];
    parse(text, errors, { disallowComments: true, allowTrailingComma: false });
    const [error] = errors;
    if (error) return stopJson(error.offset, jsonReasons[printParseErrorCode(error.error)]);
    const twice = repeatedField(text);
    return twice === undefined ? { data: JSON.parse(text) } : stopJson(twice, TWICE);
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

const yamlReasons: Partial<Record<ErrorCode, string>> = {
  BAD_INDENT: "los espacios al principio de la línea no cuadran con los de las otras",
  BAD_SCALAR_START: "este texto debe ir entre comillas",
  BLOCK_AS_IMPLICIT_KEY: "un texto con dos puntos debe ir entre comillas",
  DUPLICATE_KEY: TWICE,
  MISSING_CHAR: "falta cerrar unas comillas o un corchete, o faltan dos puntos",
  MULTILINE_IMPLICIT_KEY: "faltan dos puntos después del nombre del campo",
  TAB_AS_INDENT: "hay un tabulador; usad espacios",
};

const stopYaml = (
  offset: number,
  reason = "revisad los dos puntos, las comillas y los espacios",
) => ({
  offset,
  reason,
});

/** YAML as Gatsby reads it, which takes 2026-11-20 for a date; without links within the file. */
export const readYaml = (text: string): Parsed => {
  try {
    const document = parseDocument(text, { customTags: ["timestamp"] });
    const [error] = [...document.errors, ...document.warnings];
    if (error) return stopYaml(error.pos[0], yamlReasons[error.code]);
    let alias: number | undefined;
    visitYaml(document, { Alias: (_, { range }) => void (alias ??= range?.[0] ?? 0) });
    if (alias !== undefined)
      return stopYaml(alias, "un texto que empieza por * debe ir entre comillas");
    return { data: document.toJS() };
  } catch {
    return stopYaml(0);
  }
};
