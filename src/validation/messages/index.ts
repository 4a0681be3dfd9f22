import type { ContentError } from "../../content-files/error";
import { holds, type Collection } from "../../model/collection";
import { jsonSchema, nodeAt, type SchemaNode } from "../../model/schema";
import type { Missing } from "../launch";
import type { Warning } from "../warnings/warning";
import { en } from "./en";
import { es } from "./es";
import type { Messages, OwnerLanguage } from "./types";

export type { OwnerLanguage } from "./types";

/** All messages to the owner, by language. */
export const messages: Record<OwnerLanguage, Messages> = { es, en };

/** "file › field: what is wrong, what to do", on one line. */
export const errorLine = (
  error: ContentError,
  collections: Collection[],
  language: OwnerLanguage = "es",
) => lineOf(error, errorMessage(error, collections, language));

/** What is wrong and what to do, without the place. */
export const errorMessage = (
  error: ContentError,
  collections: Collection[],
  language: OwnerLanguage = "es",
) => {
  const { errors, syntax } = messages[language];
  const collection = collections.find((candidate) => holds(candidate, error.file));
  const root: SchemaNode = collection ? jsonSchema(collection) : { kind: "group" };
  const node = nodeAt(root, error.path);
  const text = errors[error.code]({
    file: error.file,
    path: error.path,
    detail: error.detail ?? "",
    other: error.other ?? "",
    options: error.options ?? [],
    title: node?.title ?? "",
    expected: expectedValue(node, language),
    line: error.syntax?.line ?? 0,
    column: error.syntax?.column ?? 0,
    reason: error.syntax ? syntax[error.syntax.reason] : "",
  });
  return singleLine(text);
};

/** "file › field: what to look at, what to do", on one line. */
export const warningLine = (warning: Warning, language: OwnerLanguage = "es") =>
  lineOf(warning, warningMessage(warning, language));

/** "file › field: what is missing. In the editor: where to enter it.", on one line. */
export const missingLine = (missing: Missing, language: OwnerLanguage = "es") =>
  singleLine(`${warningLine(missing, language)} ${messages[language].inEditor(missing.place)}`);

const warningMessage = (warning: Warning, language: OwnerLanguage) => {
  // Each code's message takes the details of that code, which TypeScript cannot relate here.
  const message = messages[language].warnings[warning.code] as (details: Warning) => string;
  return message(warning);
};

/** What a field should hold, in words; a field of no known kind holds a text. */
export const expectedValue = (node: SchemaNode | undefined, language: OwnerLanguage = "es") => {
  const { expected } = messages[language];
  if (node?.enum) return expected.oneOf(node.enum);
  if (node?.type === "integer") return expected.integer;
  return expected[node?.kind ?? "text"];
};

/** List items are counted from 1. */
const lineOf = ({ file, path }: Pick<ContentError, "file" | "path">, text: string) => {
  const steps = path.map((step) => (typeof step === "number" ? step + 1 : step));
  return singleLine(`${[file, ...steps].join(" › ")}: ${text}`);
};

/** Names of files and fields come from outside; they must not break the line or the terminal. */
const singleLine = (text: string) => text.replace(/\p{Cc}/gu, "�");
