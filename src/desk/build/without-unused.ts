import { readFileSync } from "node:fs";
import type { Plugin } from "esbuild";

/**
 * Modules that the desk never runs, with what their constants are there instead of empty. Of graphql: the desk answers
 * queries that the build has compiled, over a schema that the build has made (`page-queries.ts`); nobody asks it about
 * its schema, and there is no wrong query to write out. Of zod: its English sentences, since findings have their own.
 */
const unused: Record<string, Record<string, string>> = {
  "graphql/type/validate.mjs": {},
  "graphql/validation/validate.mjs": {},
  "graphql/type/introspection.mjs": { __Schema: "undefined" },
  "graphql/language/printer.mjs": {},
  "graphql/jsutils/suggestionList.mjs": {},
  "zod/v4/locales/en.js": {},
};

const EXPORT = /^export (default )?(const|function|\{)(?: (\w+))?/gm;

/** Leaves those modules and what only they import out of the desk, a twentieth of its size. */
export const withoutUnused: Plugin = {
  name: "without-unused",
  setup: ({ onLoad }) => {
    for (const [file, constants] of Object.entries(unused))
      onLoad({ filter: new RegExp(`/${file.replaceAll(".", "\\.")}$`) }, ({ path }) => ({
        contents: Array.from(
          readFileSync(path, "utf8").matchAll(EXPORT),
          ([, isDefault, kind, name = ""]) => {
            const value = kind === "function" ? "() => []" : (constants[name] ?? "[]");
            return isDefault ? `export default ${value};` : `export const ${name} = ${value};`;
          },
        ).join(""),
        loader: "js",
      }));
  },
};
