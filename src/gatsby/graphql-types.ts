import type { Collection } from "../model/collection";
import { referenceIn } from "../content-files/reference-lists";
import { jsonSchema, type SchemaNode } from "../model/schema";

const capital = (word: string) => word[0].toUpperCase() + word.slice(1);

/** Texts are asked for in one language, so that a page ships one language only. */
const LOCALIZED = "(language: String!): String!";

/**
 * The GraphQL type definitions of all collections (`@dontInfer`: the model decides, not the data).
 * They use the field extensions declared in `src/gatsby/field-extensions.ts`.
 */
export const graphqlTypes = (collections: Collection[]) =>
  [PICTURE, ...collections.flatMap(collectionTypes)].join("\n\n");

/** One picture shape serves every collection. */
const PICTURE = `type Picture {
  file: File! @media
  description${LOCALIZED} @localized
  focus: PictureFocus
}

type PictureFocus {
  x: Int!
  y: Int!
}`;

const collectionTypes = ({ type, path, ...rest }: Collection) => {
  const source = path.endsWith(".yaml") ? "yaml" : "json";
  return objectTypes(type, jsonSchema({ type, path, ...rest }), source);
};

/** The type of an object and of the objects inside it, outermost first. */
const objectTypes = (name: string, node: SchemaNode, source?: string): string[] => {
  const nested: string[] = [];
  const fields = Object.entries(node.properties ?? {}).map(([key, child]) => {
    const required = node.required?.includes(key) ?? false;
    // The transformers keep `id` for Gatsby's own and rename the content's.
    const field = source && key === "id" ? `${source}Id` : key;
    return `  ${field}${fieldType(child, `${name}${capital(key)}`, required, nested)}`;
  });
  const kind = source ? " implements Node @dontInfer" : "";
  return [`type ${name}${kind} {\n${fields.join("\n")}\n}`, ...nested];
};

/** Of groups that refer to entries of another collection, the site shows those whose entry is there. */
const shownGroups = (list: SchemaNode) => {
  const reference = referenceIn(list);
  return reference ? ` @shown(key: "${reference.key}", type: "${reference.collection}")` : "";
};

const fieldType = (node: SchemaNode, name: string, required: boolean, nested: string[]): string => {
  const bang = required ? "!" : "";
  switch (node.kind) {
    case "localized":
      return `(language: String!): String${bang} @localized`;
    case "markdown":
      return `(language: String!): String${bang} @markdown`;
    case "picture":
      return `: Picture${bang}`;
    case "reference":
      return `: ${node.collection}${bang} @link(by: "jsonId")`;
    case "group":
      nested.push(...objectTypes(name, node));
      return `: ${name}${bang}`;
    case "list":
      nested.push(...objectTypes(name, node.items ?? {}));
      return `: [${name}!]${bang}${shownGroups(node)}`;
    case "id":
      return node.type === "integer" ? `: Int${bang}` : `: String${bang}`;
    case "yes-no":
      return `: Boolean${bang}`;
    case "number":
    case "place":
    case "price":
      return node.type === "integer" ? `: Int${bang}` : `: Float${bang}`;
    default:
      return `: String${bang}`;
  }
};
