import * as z from "zod";
import { cachedBy } from "../base/cached-by";
import type { LanguageCode } from "../base/languages";
import type { Collection } from "./collection";
import type { Kind, ReferenceWarnings } from "./fields/kind";
import type { Crops } from "./fields/picture";

/**
 * A node of the JSON Schema of a collection, with the `kind`, `title` and `description` of its field.
 * Everything derived from the model uses this form.
 */
export type SchemaNode = {
  type?: string;
  kind?: Kind;
  title?: string;
  description?: string;
  properties?: Record<string, SchemaNode>;
  required?: string[];
  items?: SchemaNode;
  enum?: string[];
  /** Spanish names of the values of a choice. */
  names?: Record<string, string>;
  /** Colours of the values, as the stops of CSS gradients from left to right. */
  gradients?: Record<string, string>;
  /** The shapes in which pages crop a picture. */
  crops?: Crops;
  /** The collection that a reference refers to, and the warnings if entries and references do not match. */
  collection?: string;
  warnings?: ReferenceWarnings;
  /**
   * The fields in GraphQL's language that pages query in place of this one. The model's resolvers calculate what pages
   * show.
   */
  queried?: string[];
  /**
   * Names of fields of an object that say its values in words. Only the build and the desk format them, by
   * the model's resolvers: a browser may lack the language.
   */
  inWords?: string[];
  /** The field of the same entry that names the language in which a text was written. */
  writtenIn?: string;
  /** Whether pages show the text in another language where it is not translated: one language suffices. */
  fallback?: boolean;
  /** The page that shows the field, if it is another than its entry's. */
  shownOn?: string;
  /** Texts from which the owner may choose, each in every language. */
  ready?: Record<LanguageCode, string>[];
  /** Whether the text may have more than one line. */
  multiline?: boolean;
  pattern?: string;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
};

const nodeOf = cachedBy(
  (schema: Collection["schema"]) => z.toJSONSchema(schema, { reused: "inline" }) as SchemaNode,
);

/** Returns the JSON Schema (draft 2020-12) of an entry of a collection. Cached, since it is slow. */
export const jsonSchema = ({ schema }: Collection) => nodeOf(schema);

export type Path = (string | number)[];

/** Returns the schema of the field at `path`; undefined if the model has no such field. */
export const nodeAt = (root: SchemaNode, path: Path): SchemaNode | undefined =>
  path.reduce<SchemaNode | undefined>(
    (node, step) => (typeof step === "number" ? node?.items : node?.properties?.[step]),
    root,
  );

/** Returns whether a group may lack a list that may not be empty. */
export const isOptionalList = (group: SchemaNode | undefined, name: string | number | undefined) =>
  (group?.properties?.[name ?? ""]?.minItems ?? 0) > 0 && !group?.required?.includes(String(name));

/** Visits every value of `data` that the schema describes, with its schema and its path. */
export const walk = (
  node: SchemaNode,
  data: unknown,
  visit: (node: SchemaNode, value: unknown, path: Path) => void,
  path: Path = [],
) => {
  visit(node, data, path);
  if (Array.isArray(data) && node.items) {
    const { items } = node;
    data.forEach((value, index) => walk(items, value, visit, [...path, index]));
  } else if (typeof data === "object" && data !== null && node.properties) {
    for (const [key, child] of Object.entries(node.properties)) {
      if (key in data) walk(child, (data as Record<string, unknown>)[key], visit, [...path, key]);
    }
  }
};
