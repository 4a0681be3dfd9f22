import type { Collection } from "../../model/collection";
import { jsonSchema } from "../../model/schema";

const FOLDER = ".vscode/schemas";

/** VS Code knows this draft best; what the model uses means the same in it. */
const DRAFT = "http://json-schema.org/draft-07/schema#";

/** Where a collection's JSON Schema lies, below the root of the repository. */
const schemaFile = ({ type }: Collection) => `${FOLDER}/${type}.schema.json`;

/** The schemas for people who edit files in VS Code: path of the file → JSON. */
export const vsCodeSchemas = (collections: Collection[]) =>
  Object.fromEntries(
    collections.map((collection) => [
      schemaFile(collection),
      { ...jsonSchema(collection), $schema: DRAFT },
    ]),
  );

/**
 * The settings of VS Code (`yaml.schemas`: of its YAML extension) that wire each schema to its
 * files; addresses and patterns start at the folder that is open, the root of the repository.
 */
export const vsCodeSettings = (collections: Collection[]) => {
  const wiring = collections.map((collection) => ({
    pattern: `/content/${collection.path}`,
    url: `./${schemaFile(collection)}`,
  }));
  const json = wiring.filter(({ pattern }) => pattern.endsWith(".json"));
  const yaml = wiring.filter(({ pattern }) => pattern.endsWith(".yaml"));
  return {
    "json.schemas": json.map(({ pattern, url }) => ({ fileMatch: [pattern], url })),
    "yaml.schemas": Object.fromEntries(yaml.map(({ pattern, url }) => [url, pattern])),
  };
};

/** Every file that helps VS Code with the content: path below the root → JSON. */
export const vsCodeFiles = (collections: Collection[]): Record<string, unknown> => ({
  ".vscode/settings.json": vsCodeSettings(collections),
  ...vsCodeSchemas(collections),
});
