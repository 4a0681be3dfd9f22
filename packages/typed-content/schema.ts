import * as z from "zod";
import { cachedBy, cachedByAll } from "./helpers/cached-by";
import { isRecord } from "./helpers/is-record";
import type { LanguageCode } from "./languages";
import type { Kind, ReferenceWarnings } from "./fields/kind";
import type { Crops } from "./fields/picture";

export type Collection = {
  /** Name of its GraphQL type and of its derived TypeScript type. */
  type: string;
  /** For the owner, in Spanish. */
  title: string;
  /** A file (`house.json`), or a folder with the extension of its files (`rooms/*.json`). */
  path: string;
  /** A single file, a folder with any entries, or one with exactly the entries of these `id`s. */
  set: "single" | "open" | readonly string[];
  /** Of an open folder: mostly there is one entry, which the desk then opens in place of the list. */
  mostlyOne?: boolean;
  /** The desk's list that has a single file. A folder has a list of its own. */
  group?: string;
  /** The desk's section that has a single file, by default that of facts. A folder is a section of its own. */
  section?: string;
  /** A page, or pages by `id` if the entries are on different ones. */
  shownOn?: string | Readonly<Record<string, string>>;
  /** The optional text without which lists do not show an entry of a folder. */
  shownWith?: string;
  /** Values with which it was delivered and which could be real elsewhere, by path: `address,postalCode`. */
  delivered?: Readonly<Record<string, RegExp>>;
  schema: z.ZodObject;
};

/** Relative to the content root, with `/`. */
export const holds = ({ path }: Collection, file: string) => {
  const [folder = "", ending] = path.split("*");
  if (ending === undefined) return file === path;
  const rest = file.slice(folder.length, -ending.length);
  return file.startsWith(folder) && file.endsWith(ending) && rest !== "" && !rest.includes("/");
};

export const collectionOf = (
  { collections }: { collections: readonly Collection[] },
  file: string,
): Collection | undefined => collections.find((candidate) => holds(candidate, file));

/**
 * JSON Schema, with the field's `kind`, `title` and `description`. All that is derived from the model uses this form.
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
  /** The values of a choice, in Spanish. */
  names?: Record<string, string>;
  /** By value, the stops of CSS gradients from left to right. */
  gradients?: Record<string, string>;
  crops?: Crops;
  /** Of a picture's file: a mark, drawn smaller than photographs, and transparent where it is. */
  isMark?: boolean;
  /** That a reference refers to. */
  collection?: string;
  warnings?: ReferenceWarnings;
  /** Of the error that the entry of a reference is gone; without one, that is a warning. */
  gone?: string;
  /** The fields in GraphQL's language that pages query in place of this one; the model's resolvers calculate them. */
  queried?: string[];
  /** Fields that say the values in words. Only the build and the desk format them: a browser may lack the language. */
  inWords?: string[];
  /** The field of the same entry that names the language in which the text was written. */
  writtenIn?: string;
  /** Shown in another language where it is not translated: one language suffices. */
  fallback?: boolean;
  /** Its texts are conditions: no translation is published before somebody has read it. */
  binding?: boolean;
  /** The page, if it is another than its entry's. */
  shownOn?: string;
  /** Of fields that a group had before, the codes of what is said where a file still has one. */
  moved?: Record<string, string>;
  /** Texts from which the owner may choose. */
  ready?: Record<LanguageCode, string>[];
  /** A collection: until it has several entries, no form asks for the field. */
  ifSeveral?: string;
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

/** Draft 2020-12. Cached, since it is slow. */
export const jsonSchema = ({ schema }: Collection) => nodeOf(schema);

export type Path = (string | number)[];

export const nodeAt = (root: SchemaNode, path: Path): SchemaNode | undefined =>
  path.reduce<SchemaNode | undefined>(
    (node, step) => (typeof step === "number" ? node?.items : node?.properties?.[step]),
    root,
  );

/** A group may lack it, but it may not be empty. */
export const isOptionalList = (group: SchemaNode | undefined, name: string | number | undefined) =>
  (group?.properties?.[name ?? ""]?.minItems ?? 0) > 0 && !group?.required?.includes(String(name));

/** A value that the schema describes. */
type Described = { node: SchemaNode; value: unknown; path: Path };

const addAll = (all: Described[], node: SchemaNode, value: unknown, path: Path) => {
  all.push({ node, value, path });
  const { items, properties = {} } = node;
  if (Array.isArray(value))
    value.forEach((item, index) => items && addAll(all, items, item, [...path, index]));
  else if (isRecord(value))
    for (const [key, child] of Object.entries(properties))
      if (key in value) addAll(all, child, value[key], [...path, key]);
  return all;
};

const walked = cachedByAll((data: object, node: SchemaNode) => addAll([], node, data, []));

/** From the outside in. Each rule of the check walks through the same files. */
export const walk = (node: SchemaNode, data: unknown): readonly Described[] =>
  data instanceof Object ? walked(data, node) : addAll([], node, data, []);

/** A file below the content root, and the path in its data. */
export type Address = { file: string; path: Path };
