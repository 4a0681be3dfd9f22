import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { name } from "../../../package.json";
import { filesBelow } from "../../base/files-below";

const INPUTS = ["content", "src", "static", "package.json", "tsconfig.json"];
const HOOKS = /^gatsby-(?:config|node|ssr|browser)(?:\.site)?\.(?:js|tsx?)$/;

export const buildInputs = (folder: string) => [
  ...INPUTS,
  ...readdirSync(folder).filter((name) => HOOKS.test(name)),
];

export const QUERY_TYPES = join("src", "gatsby-types.d.ts");

/** What builds read besides content; the types of the queries are an output. */
export const codeFiles = () =>
  buildInputs(".")
    .filter((name) => name !== "content")
    .flatMap(filesBelow)
    .filter((file) => file !== QUERY_TYPES);

/** Leaves equal files alone, so that the build's cache stays valid. */
const mirror = (source: string, copy: string) => {
  const files = new Map(
    filesBelow(source).map((file) => [join(copy, file.slice(source.length)), file]),
  );
  for (const file of filesBelow(copy)) {
    if (!files.has(file)) rmSync(file);
  }
  for (const [target, file] of files) {
    const bytes = readFileSync(file);
    if (existsSync(target) && readFileSync(target).equals(bytes)) continue;
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, bytes);
  }
};

/** Keeps the output of earlier builds in it. `content`: the folder to copy as `content`. */
export const updateCopy = (folder: string, content = "content") => {
  mkdirSync(folder, { recursive: true });
  for (const name of new Set([...buildInputs("."), ...buildInputs(folder)])) {
    mirror(name === "content" ? content : name, join(folder, name));
  }
  linkPackages(join(folder, "node_modules"));
};

/** An earlier link leads elsewhere if the repository was moved or copied. */
const linkPackages = (link: string) => {
  const packages = resolve("node_modules");
  if (existsSync(link) && realpathSync(link) === realpathSync(packages)) return;
  rmSync(link, { force: true });
  symlinkSync(packages, link, "junction");
};

/** Windows may keep files locked for a while after the process that used them has ended. */
const REMOVAL = { recursive: true, force: true, maxRetries: 5 };

/** The temporary folder shares this repository's packages. */
export const copyRepository = (content?: string) => {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  updateCopy(folder, content);
  return { folder, remove: () => rmSync(folder, REMOVAL) };
};
