import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { GatsbyNode, PreprocessSourceArgs } from "gatsby";
import { filesIn } from "@brisa/typed-content/read";
import { defaultLanguage, type LanguageCode } from "../model/languages";
import { typesetMessages } from "@brisa/typed-content/graphql";

/** A page's query selects its messages by it (`src/site/layout/layout.tsx`). */
const VARIABLE = "$namespaces: [String!]!";

/** Also re-exports and dynamic imports, but none of types alone. */
const IMPORT = /(?:import|export) (?!type )[^;"]*?from "(\.[^"]+)"|import\(\s*"(\.[^"]+)"\)/g;

const COMMENT = /\/\*[^]*?\*\/|\/\/.*/g;

const moduleOf = (from: string, path: string) => {
  const candidates = [".ts", ".tsx"].map((end) => join(dirname(from), path) + end);
  const file = candidates.find((candidate) => existsSync(candidate));
  if (!file) throw new Error(`${from} imports ${path}, which is not found.`);
  return file;
};

/** The code of a file and of all modules that it loads, by path. */
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

const namespacesOf = (page: string) => {
  // The key of a message, or the start of one that ends in a variable.
  const key = new RegExp(`["'\`](${allNamespaces().join("|")}):[a-zA-Z$]`, "g");
  const sources = [...sourcesOf(page).values()];
  const found = sources.flatMap((source) => Array.from(source.matchAll(key), ([, name]) => name));
  return [...new Set(found)].sort();
};

/** Imported code may change, and Gatsby only reports changes of the page's own file. */
const isCodeWatched = () => process.env.NODE_ENV === "development";

/** By the page's imports. In its context they would be published with its data. Throws if a module is not found. */
export const selectMessages = ({ filename, contents }: PreprocessSourceArgs) => {
  if (!contents.includes(VARIABLE)) return undefined;
  const namespaces = isCodeWatched() ? allNamespaces() : namespacesOf(filename);
  return contents.replace(VARIABLE, `${VARIABLE} = ${JSON.stringify(namespaces)}`);
};

type ResolverArgs = Parameters<NonNullable<GatsbyNode["createResolvers"]>>[0];

/** As the i18n plugin passes a namespace to the pages, as JSON. */
type Locale = { data: string; language: LanguageCode };

/** Non-breaking spaces, as the content's texts have them. */
export const typesetInterfaceTexts = ({ createResolvers }: ResolverArgs) => {
  createResolvers({
    Locale: {
      data: {
        resolve: ({ data, language }: Locale) =>
          JSON.stringify(typesetMessages(JSON.parse(data), language)),
      },
    },
  });
};
