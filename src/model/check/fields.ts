import type { core } from "zod";
import { languageCodes } from "../../languages";
import type { Collection } from "../collection";
import { nodeAt, type Path, type SchemaNode } from "../schema";
import type { Fault, FaultCode } from "./fault";

const CONTROL = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F]/;

/** The faults of one entry by its schema: what zod reports, in our terms, one for each field. */
export const fieldFaults = (
  { schema }: Collection,
  node: SchemaNode,
  file: string,
  data: unknown,
): Fault[] => {
  const result = schema.safeParse(data, { reportInput: true });
  const faults = result.success ? [] : result.error.issues.flatMap((issue) => toFaults(issue, node));
  const seen = new Set<string>();
  return [...faults, ...notNfc(data)]
    .filter(({ path }) => !seen.has(path.join()) && seen.add(path.join()))
    .map((fault) => ({ ...fault, file }));
};

type Unplaced = Omit<Fault, "file">;

const toFaults = (issue: core.$ZodIssue, node: SchemaNode): Unplaced[] => {
  const path = issue.path as Path;
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => ({ path: [...path, key], code: "unknown-field" }));
  }
  return [{ path, ...judge(issue, nodeAt(node, path)) }];
};

const judge = (issue: core.$ZodIssue, node?: SchemaNode): { code: FaultCode; detail?: string } => {
  if (issue.input === undefined) {
    const isLanguage = languageCodes.some((code) => code === issue.path.at(-1));
    return { code: isLanguage ? "missing-language" : "missing-field", detail: node?.title };
  }
  switch (issue.code) {
    case "too_small":
      if (issue.origin === "string") return { code: "empty" };
      if (issue.origin === "array") return { code: "too-few", detail: String(issue.minimum) };
      return { code: "too-small", detail: String(issue.minimum) };
    case "too_big":
      if (issue.origin === "string") return { code: "too-long", detail: String(issue.maximum) };
      if (issue.origin === "array") return { code: "too-many", detail: String(issue.maximum) };
      return { code: "too-big", detail: String(issue.maximum) };
    case "custom":
      return { code: issue.params?.fault as FaultCode };
    default:
      return wrong(issue.input, node);
  }
};

const wrong = (input: unknown, node?: SchemaNode): { code: FaultCode; detail?: string } => {
  if (typeof input === "string") {
    const control = CONTROL.exec(input);
    if (control) return { code: "control-character", detail: codePoint(control[0]) };
    const isText = !node?.kind || node.kind === "name";
    if (isText && input !== input.trim()) return { code: "outer-space" };
  }
  return { code: "wrong", detail: JSON.stringify(input) };
};

const codePoint = (character: string) =>
  `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`;

/** Accents must be composed (NFC), or searches, addresses and comparisons fail. */
const notNfc = (data: unknown, path: Path = []): Unplaced[] => {
  if (typeof data === "string") {
    return data === data.normalize("NFC") ? [] : [{ path, code: "not-nfc" }];
  }
  if (typeof data !== "object" || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    notNfc(value, [...path, Array.isArray(data) ? Number(key) : key]),
  );
};
