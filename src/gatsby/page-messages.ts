import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { PreprocessSourceArgs } from "gatsby";
import { filesIn } from "../content-files/read";
import { defaultLanguage } from "../languages";

/** The variable by which a page's query selects its messages (`src/layout/layout.tsx`). */
const VARIABLE = "$namespaces: [String!]!";

/** What a module loads: an import or export, unless of types only, or a dynamic import. */
const IMPORT = /(?:import|export) (?!type )[^;"]*?from "(\.[^"]+)"|import\(\s*"(\.[^"]+)"\)/g;

const COMMENT = /\/\*[^]*?\*\/|\/\/.*/g;

const moduleOf = (from: string, path: string) => {
  const candidates = [".ts", ".tsx"].map((end) => join(dirname(from), path) + end);
  const file = candidates.find((candidate) => existsSync(candidate));
  if (!file) throw new Error(`${from} imports ${path}, which is not found.`);
  return file;
};

/** The code of a file and of all modules that it loads, by their paths. */
const sourcesOf = (file: string, sources = new Map<string, string>()) => {
  if (sources.has(file)) return sources;
  const source = readFileSync(file, "utf8").replace(COMMENT, "");
  sources.set(file, source);
  for (const [, from, dynamic] of source.matchAll(IMPORT))
    sourcesOf(moduleOf(file, from ?? dynamic ?? ""), sources);
  return sources;
};

const allNamespaces = () =>
  filesIn(join("content/locales", defaultLanguage)).map((file) => basename(file, ".json"));

/** The namespaces of the messages that a page can show. */
const namespacesOf = (page: string) => {
  // A message's key, or the beginning of one that ends in a variable.
  const key = new RegExp(`["'\`](${allNamespaces().join("|")}):[a-zA-Z$]`, "g");
  const sources = [...sourcesOf(page).values()];
  const found = sources.flatMap((source) => Array.from(source.matchAll(key), ([, name]) => name));
  return [...new Set(found)].sort();
};

/** Whether code may change, of which Gatsby tells us only when it is the page's own. */
const isCodeWatched = () => process.env.NODE_ENV === "development";

/**
 * Gives the query of each page the namespaces of its messages, which follow from what the page
 * imports. They are not in the page's context, which would be published with its data.
 * @throws if a module is not found: a page without its messages would show their keys
 */
export const selectMessages = ({ filename, contents }: PreprocessSourceArgs) => {
  if (!contents.includes(VARIABLE)) return undefined;
  const namespaces = isCodeWatched() ? allNamespaces() : namespacesOf(filename);
  return contents.replace(VARIABLE, `${VARIABLE} = ${JSON.stringify(namespaces)}`);
};
