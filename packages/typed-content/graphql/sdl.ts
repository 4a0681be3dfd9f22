import { capitalized } from "../texts/strings";
import { referenceIn } from "../reference-lists";
import type { ContentModel } from "../content";
import { type Collection, jsonSchema, type SchemaNode } from "../schema";

/** `source` is set for the type of a collection's entries. */
type ObjectType = {
  name: string;
  fields: { name: string; node: SchemaNode; isRequired: boolean }[];
  inWords: SchemaNode["inWords"];
  source?: "json" | "yaml";
};

/** With `@dontInfer`, since the model declares them. The resolvers of the directives are in `resolvers.ts`. */
export const graphqlTypes = ({ collections, query }: ContentModel) =>
  [
    WRITTEN_TEXT,
    PICTURE,
    PAGE_WORDS,
    ...modelTypes(collections).map(definition),
    `type Query {\n${[TODAY, ...query.map((field) => `  ${field}`), ...lists(collections).map(listField)].join("\n")}\n}`,
  ].join("\n\n");

/** Each followed by the types of its groups. */
export const modelTypes = (collections: readonly Collection[]) =>
  collections.flatMap((collection) =>
    objectTypes(
      collection.type,
      jsonSchema(collection),
      collection.path.endsWith(".yaml") ? "yaml" : "json",
    ),
  );

/** Pages show folders with any entries as lists. */
const lists = (collections: readonly Collection[]) => collections.filter(isList);

const isList = ({ set }: Collection) => set === "open";

/** A list has the name of its folder, `rooms`; others that of their type, `house`, as Gatsby names it. */
export const queryField = (collection: Collection) => {
  const { path } = collection;
  return isList(collection) ? path.replace(/\/.*/, "") : singleField(collection);
};

/** By which Gatsby finds one entry of any collection. */
export const singleField = ({ type }: Collection) => type.charAt(0).toLowerCase() + type.slice(1);

/** Only entries that are featured, or that stand on a page too, by these fields. */
const FILTERS = { featured: "Boolean", alsoOn: "String" };

const listField = (collection: Collection) => {
  const { type, shownWith } = collection;
  const { properties = {} } = jsonSchema(collection);
  const filters = Object.entries(FILTERS).filter(([field]) => field in properties);
  const list = filters.map(([field, kind]) => `${field}: ${kind}`).join(", ");
  const filter = list && `(${list})`;
  const condition = shownWith ? `, shownWith: "${shownWith}"` : "";
  return `  ${queryField(collection)}${filter}: [${type}!]! @list(type: "${type}"${condition})`;
};

const inWordsField = (name: string) => `  ${name}(language: String!): String! @${name}`;

/** At the place of the site: the day of the build or, at the desk, the current day. */
const TODAY = "  today: String! @today";

/** `language` names another language than the page's, in that of the page. */
const WRITTEN_TEXT = `type WrittenText {
  text: String!
  language: String
  languageName: String
}`;

const PICTURE = `type Picture {
  file: File! @media
  description(language: String!): WrittenText! @localized(fallback: true)
  focus: PictureFocus
  isSample: Boolean! @isSample
}

type PictureFocus {
  x: Int!
  y: Int!
}`;

/** The texts of every page: types with all of them implement the interface. */
const PAGE_WORDS = `interface PageWords {
  description(language: String!): String!
  heading(language: String!): String!
  lead(language: String!): String!
}`;

const arePageWords = ({ fields }: ObjectType) =>
  ["description", "heading", "lead"].every((name) =>
    fields.some((field) => field.name === name && field.node.kind === "localized"),
  );

/** The outermost first. */
const objectTypes = (
  name: string,
  { properties = {}, required = [], inWords }: SchemaNode,
  source?: ObjectType["source"],
): ObjectType[] => {
  const fields = Object.entries(properties).map(([key, node]) => ({
    // Gatsby's transformers use `id` for Gatsby's own ID, and rename that of the content.
    name: source && key === "id" ? `${source}Id` : key,
    node,
    isRequired: required.includes(key),
  }));
  const inside = Object.entries(properties).flatMap(([key, { kind, items, ...node }]) => {
    const object = kind === "group" ? node : kind === "list" ? items : undefined;
    return object ? objectTypes(nestedName(name, key), object) : [];
  });
  return [{ name, fields, inWords, source }, ...inside];
};

const nestedName = (name: string, field: string) => name + capitalized(field);

const definition = (type: ObjectType) => {
  const { name, fields, inWords = [], source } = type;
  const interfaces = arePageWords(type) ? "Node & PageWords" : "Node";
  const lines = [
    ...fields.flatMap((field) => {
      const own = `${field.name}${fieldType(field.node, nestedName(name, field.name), field)}`;
      return (field.node.queried ?? [own]).map((line) => `  ${line}`);
    }),
    ...inWords.map(inWordsField),
  ];
  const kind = source ? ` implements ${interfaces} @dontInfer` : "";
  return `type ${name}${kind} {\n${lines.join("\n")}\n}`;
};

/** GraphQL's names of JSON Schema's types. */
const SCALARS: Record<string, string> = { integer: "Int", number: "Float", boolean: "Boolean" };

const fieldType = (
  node: SchemaNode,
  nested: string,
  { isRequired }: ObjectType["fields"][number],
): string => {
  const bang = isRequired ? "!" : "";
  switch (node.kind) {
    // Queries name a language: a page has the texts of one only.
    case "localized":
      return localizedType(node) + bang + localizedDirective(node);
    case "markdown":
      return `(language: String!): String${bang} @markdown`;
    case "picture":
      return `: Picture${bang}`;
    case "reference":
      return `: ${node.collection}${bang} @entry(type: "${node.collection}")`;
    case "group":
      return `: ${nested}${bang}`;
    case "list":
      return `: [${nested}!]${bang}${shownGroups(node)}`;
    default:
      return `: ${SCALARS[node.type ?? ""] ?? "String"}${bang}`;
  }
};

const localizedType = ({ writtenIn, fallback }: SchemaNode) =>
  `(language: String!${writtenIn ? ", original: Boolean" : ""}): ${fallback ? "WrittenText" : "String"}`;

const localizedDirective = ({ writtenIn, fallback }: SchemaNode) => {
  const given = [writtenIn && `writtenIn: "${writtenIn}"`, fallback && "fallback: true"];
  const all = given.filter(Boolean).join(", ");
  return ` @localized${all && `(${all})`}`;
};

/** Of a list whose groups refer to entries: shows only groups with an entry. */
const shownGroups = (list: SchemaNode) => {
  const reference = referenceIn(list);
  return reference ? ` @shown(key: "${reference.key}", type: "${reference.collection}")` : "";
};
