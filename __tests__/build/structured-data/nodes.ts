import { isRecord } from "../../../packages/typed-content/helpers/is-record";

/** A node of JSON-LD. TypeScript knows the vocabulary of schema.org: which types there are, and their properties. */
export type Node = Record<string, unknown>;

const recordsIn = (value: unknown): Node[] => {
  if (Array.isArray(value)) return value.flatMap(recordsIn);
  return isRecord(value) ? [value, ...Object.values(value).flatMap(recordsIn)] : [];
};

/** Returns all nodes of a graph that have a type, including nested ones. */
export const nodesIn = (value: unknown) => recordsIn(value).filter((node) => "@type" in node);

/** Returns what is wrong with graphs: references to a node that none of them has, and empty lists. */
export const problemsOf = (graphs: unknown) => {
  const known = nodesIn(graphs).map((node) => node["@id"]);
  return recordsIn(graphs).flatMap((node) => [
    ...("@type" in node || !("@id" in node) || known.includes(node["@id"])
      ? []
      : [`nothing is ${String(node["@id"])}`]),
    ...Object.keys(node).filter((key) => Array.isArray(node[key]) && node[key].length === 0),
  ]);
};
