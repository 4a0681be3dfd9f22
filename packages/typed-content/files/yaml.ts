import {
  Document,
  isScalar,
  parseDocument,
  visit,
  type DocumentOptions,
  type ErrorCode,
  type ParseOptions,
  type Scalar,
  type SchemaOptions,
  isMap,
  isNode,
  isSeq,
  type Node,
  type YAMLSeq,
} from "yaml";
import { orderFile, type Shape } from "./field-order";
import { deepInYaml } from "./limits";
import { OTHER_SPACE, type ParsedText, type SyntaxReason } from "./syntax";
import { isYaml } from "./content";
import { parseJson } from "./json";

type Commented = Pick<Node, "comment" | "commentBefore">;

/** Each comment stays with its field, in lists with the same item; that of a field that is gone goes with it. */
const keepComments = (before: string, document: Document) => {
  const earlier = parseDocument(before);
  copy(earlier, document);
  copyBelow(earlier.contents, document.contents);
};

const copy = (from: Commented, to: Commented) => {
  to.commentBefore = from.commentBefore;
  to.comment = from.comment;
};

const copyBelow = (from: unknown, to: unknown) => {
  if (!isNode(from) || !isNode(to)) return;
  copy(from, to);
  if (isMap(from) && isMap(to)) {
    for (const { key, value } of to.items) {
      const pair = from.items.find((each) => textOf(each.key) === textOf(key));
      copyBelow(pair?.key, key);
      copyBelow(pair?.value, value);
    }
  }
  if (isSeq(from) && isSeq(to)) {
    to.items.forEach((item, index) => copyBelow(sameItem(from, to, item, index), item));
  }
};

/** By its `id`, else by its value, else by its place. */
const sameItem = (from: YAMLSeq, to: YAMLSeq, item: unknown, index: number) => {
  const id = idOf(item);
  if (id !== undefined) return from.items.find((each) => idOf(each) === id);
  const same = from.items.find((each) => textOf(each) === textOf(item));
  return same ?? (from.items.length === to.items.length ? from.items[index] : undefined);
};

const idOf = (item: unknown) => (isMap(item) ? item.get("id") : undefined);

const textOf = (node: unknown) => JSON.stringify(node);

const yamlReasons: Partial<Record<ErrorCode, SyntaxReason>> = {
  BAD_INDENT: "indentation",
  BAD_SCALAR_START: "quotes-needed",
  BLOCK_AS_IMPLICIT_KEY: "colon-in-text",
  MISSING_CHAR: "character-missing",
  MULTILINE_IMPLICIT_KEY: "colon-after-name",
  TAB_AS_INDENT: "tab",
};

const repeatedIn = (items: { key: unknown }[]) => {
  const seen = new Set<string>();
  return items
    .map(({ key }) => key)
    .filter(isScalar)
    .find(({ value }) => seen.size === seen.add(String(value)).size);
};

const yamlError = (offset: number, reason: SyntaxReason = "yaml") => ({ offset, reason });

const YAML_OPTIONS: ParseOptions & DocumentOptions & SchemaOptions = {
  customTags: ["timestamp"],
  // Compares each key with all others: `repeatedIn` is faster.
  uniqueKeys: false,
  // Would format each error with its source line, although only the first is used.
  prettyErrors: false,
  logLevel: "error",
};

/** Characters that YAML forbids. Gatsby's parser also rejects them in comments. */
const NOT_IN_YAML = /(?![\t\n\r\u0085])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/u;

/** In an indentation, after a hyphen or after a colon. */
const MISPLACED_SPACE = new RegExp(`^ *(?:- *)*(?:\\w[\\w-]*: *)?(?=${OTHER_SPACE.source})`, "mu");

/** Up to the line after the offset, where the parser may have stopped. */
const misplacedSpace = (text: string, offset: number) => {
  const [end = text] = /^.*(?:\n.*){2}/.exec(text.slice(offset)) ?? [];
  const found = MISPLACED_SPACE.exec(text.slice(0, offset + end.length));
  return found ? found.index + found[0].length : undefined;
};

const isIndentedOtherwise = (key: unknown): key is Scalar =>
  isScalar(key) && /^\s/.test(String(key.value));

/** Numbers for Gatsby's parser, but not for this one: 0b101, +0x1F. */
const isNumberToGatsby = ({ type, value }: Scalar) =>
  type === "PLAIN" && typeof value === "string" && /^[-+]?0[box][\da-f]+$/i.test(value);

/** As Gatsby does: 2026-11-20 is a date; aliases are an error. */
export const parseYaml = (text: string): ParsedText => {
  const deep = deepInYaml(text);
  if (deep !== undefined) return yamlError(deep, "too-deep");
  try {
    const invisible = text.search(NOT_IN_YAML);
    if (invisible !== -1) return yamlError(invisible, "invisible");
    const document = parseDocument(text, YAML_OPTIONS);
    const [error] = [...document.errors, ...document.warnings];
    if (error) {
      const space = misplacedSpace(text, error.pos[0]);
      return space === undefined
        ? yamlError(error.pos[0], yamlReasons[error.code])
        : yamlError(space, "space");
    }
    let found: ParsedText | undefined;
    visit(document, {
      Scalar: (_, scalar) => {
        if (isNumberToGatsby(scalar)) found ??= yamlError(scalar.range?.[0] ?? 0, "quotes-needed");
      },
      Alias: (_, { range }) => void (found ??= yamlError(range?.[0] ?? 0, "asterisk")),
      Map: (_, { items }) => {
        // The parser takes it for the first letter of a name.
        const spaced = items.map(({ key }) => key).find(isIndentedOtherwise);
        if (spaced) found ??= yamlError(misplacedSpace(text, spaced.range?.[0] ?? 0) ?? 0, "space");
        const repeated = repeatedIn(items);
        if (repeated) found ??= yamlError(repeated.range?.[0] ?? 0, "repeated-field");
      },
    });
    return found ?? { data: document.toJS() };
  } catch {
    return yamlError(0);
  }
};

/** @param before the file's present text, whose comments are kept */
export const formatYaml = (shape: Shape[], data: object, before?: string) => {
  const document = new Document(orderFile(shape, data));
  if (before !== undefined) keepComments(before, document);
  return document.toString({ lineWidth: 0 });
};

/** YAML if the name ends in `.yaml`, else JSON. */
export const parseText = (file: string, text: string) =>
  isYaml(file) ? parseYaml(text) : parseJson(text);
