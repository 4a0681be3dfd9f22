import type { core } from "zod";
import { languageCodes } from "../../languages";
import { nodeAt, walk, type Path, type SchemaNode } from "../../model/schema";
import type { Entry } from "../../content-files/content";
import type { Fault, FaultCode, FieldFault } from "../../content-files/error";
import { shortened } from "../../content-files/shortened";
import { textFault } from "./text";

/** The faults of one entry by its schema: what zod reports, in our terms, and what its texts hold. */
export const fieldFaults = ({ file, collection, node, data }: Entry): Fault[] => {
  const { error } = collection.schema.safeParse(data, { reportInput: true });
  const faults = error?.issues.flatMap((issue) => toFaults(issue, node)) ?? [];
  // Zod does not look for everything that a text should not hold.
  walk(node, data, (_, value, path) => {
    const fault = typeof value === "string" ? textFault(value) : undefined;
    if (fault) faults.push({ path, ...fault });
  });
  return faults.map((fault) => ({ ...fault, file }));
};

const toFaults = (issue: core.$ZodIssue, node: SchemaNode): FieldFault[] => {
  const path = issue.path as Path;
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => ({ path: [...path, key], code: "unknown-field" }));
  }
  return [{ path, ...judge(issue, nodeAt(node, path)) }];
};

const judge = (issue: core.$ZodIssue, node?: SchemaNode): Omit<FieldFault, "path"> => {
  const { input } = issue;
  if (input === undefined) {
    const isLanguage = languageCodes.some((code) => code === issue.path.at(-1));
    return { code: isLanguage ? "missing-language" : "missing-field" };
  }
  if (input === null) return { code: "empty" };
  const fault = node?.type === "string" && typeof input === "string" ? textFault(input) : undefined;
  if (fault) return fault;
  switch (issue.code) {
    case "too_small":
      return { code: Array.isArray(input) ? "too-few" : "too-small", detail: `${issue.minimum}` };
    case "too_big":
      if (typeof input === "string") return { code: "too-long", detail: `${issue.maximum}` };
      return { code: Array.isArray(input) ? "too-many" : "too-big", detail: `${issue.maximum}` };
    case "custom":
      return { code: issue.params?.fault as FaultCode };
    default:
      return wrong(input);
  }
};

/** The fault of a value that is none of what its field holds; a long one is shown in part. */
export const wrong = (value: unknown): Omit<FieldFault, "path"> => {
  if (Array.isArray(value)) return { code: "wrong-list" };
  if (value instanceof Date) return { code: "wrong-date" };
  if (typeof value === "object" && value !== null) return { code: "wrong-group" };
  const text = typeof value === "string" ? JSON.stringify(value) : String(value);
  return { code: "wrong", detail: shortened(text) };
};
