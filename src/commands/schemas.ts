import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { collections } from "../model";
import { runMain } from "./lib/processes";
import { jsonSchema, type Collection } from "@brisa/typed-content";

const FOLDER = ".vscode/schemas";

/** The draft that VS Code supports best. The keywords that the model uses mean the same in it. */
const DRAFT = "http://json-schema.org/draft-07/schema#";

const schemaFile = ({ type }: Collection) => `${FOLDER}/${type}.schema.json`;

/** Path → JSON. */
const vsCodeSchemas = (collections: readonly Collection[]) =>
  Object.fromEntries(
    collections.map((collection) => [
      schemaFile(collection),
      { ...jsonSchema(collection), $schema: DRAFT },
    ]),
  );

/** `yaml.schemas` belongs to the YAML extension. Paths are relative to the open folder, the root of the repository. */
const vsCodeSettings = (collections: readonly Collection[]) => {
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

/** Path below the root of the repository → JSON. */
const vsCodeFiles = (collections: readonly Collection[]): Record<string, unknown> => ({
  ".vscode/settings.json": vsCodeSettings(collections),
  ...vsCodeSchemas(collections),
});

/** `npm run schemas`: with these files VS Code completes and checks the content. */
const schemas = () => {
  // Removes the schemas of collections that no longer exist.
  rmSync(".vscode/schemas", { recursive: true, force: true });
  for (const [file, json] of Object.entries(vsCodeFiles(collections))) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(json, null, 2));
  }
  return Promise.resolve(0);
};

runMain(schemas);
