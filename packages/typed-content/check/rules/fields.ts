import type { core } from "zod";
import { nodeAt, walk, type Path, type SchemaNode } from "../../schema";
import { languageAt } from "../../texts/shown-language";
import type { Entry } from "../../content";
import { truncate } from "../../texts/strings";
import { ofModel, type ContentError, type ErrorDetails, type Expected } from "../findings";
import { textError } from "./text";

/** Zod does not check what `textError` does. */
export const fieldErrors = (entry: Entry): ContentError[] => {
  const { file, collection, node, data } = entry;
  const { error } = collection.schema.safeParse(data, { reportInput: true });
  const errors = error?.issues.flatMap((issue) => toErrors(issue, entry)) ?? [];
  for (const { value, path } of walk(node, data)) {
    const error = typeof value === "string" ? textError(value) : undefined;
    if (error) errors.push({ file, path, ...error });
  }
  return errors;
};

const toErrors = (issue: core.$ZodIssue, { file, node }: Entry): ContentError[] => {
  const path = issue.path as Path;
  if (issue.code === "unrecognized_keys") {
    const { moved } = nodeAt(node, path) ?? {};
    return issue.keys.map((key) => {
      const at = { file, path: [...path, key] };
      const code = moved?.[key];
      return code ? ofModel({ ...at, code }) : { ...at, code: "unknown-field" };
    });
  }
  return [{ file, path, ...problemOf(issue, nodeAt(node, path)) }];
};

const problemOf = (issue: core.$ZodIssue, node?: SchemaNode): ErrorDetails => {
  const { input } = issue;
  if (input === undefined) {
    if (languageAt(issue.path)) return { code: "missing-language" };
    return { code: "missing-field", label: node?.title };
  }
  if (input === null || input === "") return { code: "empty" };
  const error = node?.type === "string" && typeof input === "string" ? textError(input) : undefined;
  if (error) return error;
  switch (issue.code) {
    case "too_small":
      return {
        code: Array.isArray(input) ? "too-few" : "too-small",
        limit: Number(issue.minimum),
      };
    case "too_big":
      return { code: tooBig(input), limit: Number(issue.maximum) };
    case "custom":
      // Where the model's own rules put it.
      return issue.params as ErrorDetails;
    default:
      return wrongValue(input, expectedIn(node));
  }
};

const tooBig = (input: unknown) => {
  if (typeof input === "string") return "too-long";
  return Array.isArray(input) ? "too-many" : "too-big";
};

const expectedIn = (node?: SchemaNode): Expected =>
  node?.enum ?? (node?.type === "integer" ? "integer" : (node?.kind ?? "text"));

export const wrongValue = (value: unknown, expected: Expected): ErrorDetails => {
  if (Array.isArray(value)) return { code: "wrong-list", expected };
  if (value instanceof Date) return { code: "wrong-date", expected };
  if (typeof value === "object" && value !== null) return { code: "wrong-group", expected };
  const text = typeof value === "string" ? JSON.stringify(value) : String(value);
  return { code: "wrong", value: truncate(text), expected };
};
