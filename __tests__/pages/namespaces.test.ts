import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

const namespaces = readdirSync("content/locales/es").map((file) => basename(file, ".json"));

/** A message key, or the beginning of one that ends in a variable. */
const KEY = new RegExp(`["'\`](${namespaces.join("|")}):[a-zA-Z$]`, "g");

/** What a module loads: an import or export, unless of types only, or a dynamic import. */
const IMPORT = /(?:import|export) (?!type )[^;"]*?from "(\.[^"]+)"|import\(\s*"(\.[^"]+)"\)/g;

const withoutComments = (source: string) => source.replace(/\/\*[^]*?\*\/|\/\/.*/g, "");

const resolve = (from: string, path: string) => {
  const candidates = [".ts", ".tsx"].map((end) => join(dirname(from), path) + end);
  const file = candidates.find((candidate) => existsSync(candidate));
  if (!file) throw new Error(`${from} imports ${path}, which is not found.`);
  return file;
};

/** The namespaces of the messages that a file and the modules it loads can show. */
const reachable = (file: string, seen = new Set<string>()): Set<string> => {
  seen.add(file);
  const source = withoutComments(readFileSync(file, "utf8"));
  const found = new Set(Array.from(source.matchAll(KEY), ([, namespace]) => namespace));
  for (const [, from, dynamic] of source.matchAll(IMPORT)) {
    const module = resolve(file, from ?? dynamic);
    if (seen.has(module)) continue;
    for (const namespace of reachable(module, seen)) found.add(namespace);
  }
  return found;
};

const pages = readdirSync("src/pages").map((name) => join("src/pages", name));

test.each(pages)("%s queries the namespaces of its messages and no others", (page) => {
  const [, list] = /ns: \{ in: \[([^\]]+)\] \}/.exec(readFileSync(page, "utf8")) ?? [];
  const queried = list.split(",").map((name) => name.trim().replaceAll('"', ""));
  expect(queried.sort()).toEqual(Array.from(reachable(page)).sort());
});
