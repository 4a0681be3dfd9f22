import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { name } from "../../../package.json";
import { filesBelow } from "@brisa/typed-content/disk";

/** Windows may keep files locked for a while after the process that used them has ended. */
const REMOVAL = { recursive: true, force: true, maxRetries: 5 };

const INPUTS = ["content", "src", "static", "package.json", "tsconfig.json"];
const HOOKS = /^gatsby-(?:config|node|ssr|browser)(?:\.site)?\.(?:js|tsx?)$/;

const buildInputs = (folder: string) => [
  ...INPUTS,
  ...readdirSync(folder).filter((name) => HOOKS.test(name)),
];

export const QUERY_TYPES = join("src", "gatsby-types.d.ts");

/** What builds read besides content; the types of the queries are an output. */
export const codeFiles = () =>
  [...buildInputs("."), "packages"]
    .filter((name) => name !== "content")
    .flatMap(filesBelow)
    .filter((file) => file !== QUERY_TYPES && !file.includes("__tests__"));

/** Keeps the output of earlier builds in it. `content`: the folder to copy as `content`. */
export const updateCopy = (folder: string, content = "content") => {
  mkdirSync(folder, { recursive: true });
  for (const name of buildInputs(folder)) rmSync(join(folder, name), REMOVAL);
  for (const name of buildInputs(".")) {
    const source = name === "content" ? content : name;
    // With their times the build's cache stays valid.
    if (existsSync(source))
      cpSync(source, join(folder, name), { recursive: true, preserveTimestamps: true });
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

/** The temporary folder shares this repository's packages. */
export const copyRepository = (content?: string) => {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  updateCopy(folder, content);
  return { folder, remove: () => rmSync(folder, REMOVAL) };
};
