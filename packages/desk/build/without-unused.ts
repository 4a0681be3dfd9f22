import { readFileSync } from "node:fs";
import type { Plugin } from "esbuild";

/**
 * Modules that the desk never runs, with what their constants are there instead of empty. Graphql: the build has
 * compiled queries and schema (`page-queries.ts`). Zod: its English sentences, since findings have their own. Yaml: the
 * types of version 1.1, since files are of 1.2.
 */
const unused: Record<string, Record<string, string>> = {
  "graphql/type/validate.mjs": {},
  "graphql/validation/validate.mjs": {},
  "graphql/type/introspection.mjs": { __Schema: "undefined" },
  "graphql/language/printer.mjs": {},
  "graphql/jsutils/suggestionList.mjs": {},
  "zod/v4/locales/en.js": {},
  "yaml/browser/dist/schema/yaml-1.1/schema.js": {},
  "yaml/browser/dist/schema/yaml-1.1/binary.js": {},
  "yaml/browser/dist/schema/yaml-1.1/omap.js": {},
  "yaml/browser/dist/schema/yaml-1.1/pairs.js": {},
  "yaml/browser/dist/schema/yaml-1.1/set.js": {},
  "yaml/browser/dist/schema/yaml-1.1/timestamp.js": {},
};

const DECLARED = /^export (default )?(const|function)(?: (\w+))?/gm;
const LISTED = /^export \{([^}]+)\}/gm;

const emptied = (source: string, constants: Record<string, string>) => {
  const value = (name: string, isFunction: boolean) =>
    isFunction ? "() => []" : (constants[name] ?? "[]");
  const declared = Array.from(
    source.matchAll(DECLARED),
    ([, isDefault, kind, name = ""]) =>
      `export ${isDefault ? "default" : `const ${name} =`} ${value(name, kind === "function")};`,
  );
  const listed = Array.from(source.matchAll(LISTED), ([, names = ""]) => names.split(",")).flat();
  const ofList = listed.map(
    (name) => `export const ${name.trim()} = ${value(name.trim(), false)};`,
  );
  return [...declared, ...ofList].join("");
};

/** Leaves out also what only those modules import: a twentieth of the desk's size. */
export const withoutUnused: Plugin = {
  name: "without-unused",
  setup: ({ onLoad }) => {
    for (const [file, constants] of Object.entries(unused))
      onLoad({ filter: new RegExp(`/${file.replaceAll(".", "\\.")}$`) }, ({ path }) => ({
        contents: emptied(readFileSync(path, "utf8"), constants),
        loader: "js",
      }));
  },
};
