import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

const INPUTS = ["content", "src", "static", "package.json", "tsconfig.json"];
const HOOKS = /^gatsby-(?:config|node|ssr|browser)\.tsx?$/;

/** The files and folders that a build in a folder reads. */
export const buildInputs = (folder: string) => [
  ...INPUTS,
  ...readdirSync(folder).filter((name) => HOOKS.test(name)),
];

/**
 * Every file below a path: the path itself when it is a file, none when there is nothing. Links are
 * not followed: the content check names them.
 */
export const filesBelow = (path: string): string[] => {
  const entry = lstatSync(path, { throwIfNoEntry: false });
  if (entry?.isFile()) return [path];
  if (!entry?.isDirectory()) return [];
  return readdirSync(path).flatMap((name) => filesBelow(join(path, name)));
};

/**
 * Makes the copy hold what the source holds: writes what differs and removes what is no more. What
 * is the same stays untouched, so that a build finds its cache valid.
 */
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

/**
 * Brings a folder up to date with what this repository's builds read. What a build has made there
 * stays.
 * @param content the folder that becomes the copy's `content`
 */
export const updateCopy = (folder: string, content = "content") => {
  mkdirSync(folder, { recursive: true });
  for (const name of new Set([...buildInputs("."), ...buildInputs(folder)])) {
    mirror(name === "content" ? content : name, join(folder, name));
  }
  const packages = join(folder, "node_modules");
  if (!existsSync(packages)) symlinkSync(resolve("node_modules"), packages, "junction");
};

/** Windows lets a file go some time after the process that held it has ended. */
const REMOVAL = { recursive: true, force: true, maxRetries: 5 };

/** A copy of what builds read in the system's temporary folder, with the same packages. */
export const copyRepository = (content?: string) => {
  const folder = mkdtempSync(join(tmpdir(), "brisa-de-palma-"));
  updateCopy(folder, content);
  return { folder, remove: () => rmSync(folder, REMOVAL) };
};
