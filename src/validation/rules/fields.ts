import type { core } from "zod";
import { languageCodes } from "../../languages";
import { nodeAt, walk, type Path, type SchemaNode } from "../../model/schema";
import type { Entry } from "../../content-files/content";
import type { ContentError, ErrorCode, FieldError } from "../../content-files/error";
import { truncate } from "../../content-files/strings";
import { textError } from "./text";

/** The errors of one entry by its schema, and those of its texts that zod does not look for. */
export const fieldErrors = ({ file, collection, node, data }: Entry): ContentError[] => {
  const { error } = collection.schema.safeParse(data, { reportInput: true });
  const errors = error?.issues.flatMap((issue) => toErrors(issue, node)) ?? [];
  walk(node, data, (_, value, path) => {
    const error = typeof value === "string" ? textError(value) : undefined;
    if (error) errors.push({ path, ...error });
  });
  return errors.map((error) => ({ ...error, file }));
};

const toErrors = (issue: core.$ZodIssue, node: SchemaNode): FieldError[] => {
  const path = issue.path as Path;
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => ({ path: [...path, key], code: "unknown-field" }));
  }
  return [{ path, ...problemOf(issue, nodeAt(node, path)) }];
};

const problemOf = (issue: core.$ZodIssue, node?: SchemaNode): Omit<FieldError, "path"> => {
  const { input } = issue;
  if (input === undefined) {
    const isLanguage = languageCodes.some((code) => code === issue.path.at(-1));
    return { code: isLanguage ? "missing-language" : "missing-field" };
  }
  if (input === null) return { code: "empty" };
  const error = node?.type === "string" && typeof input === "string" ? textError(input) : undefined;
  if (error) return error;
  switch (issue.code) {
    case "too_small":
      return { code: Array.isArray(input) ? "too-few" : "too-small", detail: `${issue.minimum}` };
    case "too_big":
      if (typeof input === "string") return { code: "too-long", detail: `${issue.maximum}` };
      return { code: Array.isArray(input) ? "too-many" : "too-big", detail: `${issue.maximum}` };
    case "custom":
      return { code: issue.params?.code as ErrorCode };
    default:
      return wrongValue(input);
  }
};

/** The error of a value that has the wrong type or form for its field. */
export const wrongValue = (value: unknown): Omit<FieldError, "path"> => {
  if (Array.isArray(value)) return { code: "wrong-list" };
  if (value instanceof Date) return { code: "wrong-date" };
  if (typeof value === "object" && value !== null) return { code: "wrong-group" };
  const text = typeof value === "string" ? JSON.stringify(value) : String(value);
  return { code: "wrong", detail: truncate(text) };
};
