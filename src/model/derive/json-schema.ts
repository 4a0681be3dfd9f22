import type { Collection } from "../collection";
import { jsonSchema } from "../schema";

/** File name of a collection's JSON Schema, which `.vscode/settings.json` refers to. */
export const schemaFile = ({ type }: Collection) => `${type}.schema.json`;

/** The schemas for people who edit files in VS Code: file name → text. */
export const editorSchemas = (collections: Collection[]) =>
  Object.fromEntries(
    collections.map((collection) => [
      schemaFile(collection),
      `${JSON.stringify(jsonSchema(collection), null, 2)}\n`,
    ]),
  );

/** The `json.schemas` and `yaml.schemas` settings of VS Code that wire each schema to its files. */
export const editorSettings = (collections: Collection[], folder: string) => {
  const json = collections.filter(({ path }) => path.endsWith(".json"));
  const yaml = collections.filter(({ path }) => path.endsWith(".yaml"));
  return {
    "json.schemas": json.map((collection) => ({
      fileMatch: [`/content/${collection.path}`],
      url: `./${folder}/${schemaFile(collection)}`,
    })),
    "yaml.schemas": Object.fromEntries(
      yaml.map((collection) => [
        `./${folder}/${schemaFile(collection)}`,
        `/content/${collection.path}`,
      ]),
    ),
  };
};
