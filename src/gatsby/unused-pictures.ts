import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";

const PUBLISHED = "public/static";

/** Part of Gatsby's cache, so that whoever deletes one deletes the other. */
const UNUSED = ".cache/unused-pictures";

const filesBelow = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
    : [];

const move = (file: string, from: string, to: string) => {
  const target = join(to, file.slice(from.length));
  mkdirSync(dirname(target), { recursive: true });
  renameSync(file, target);
};

/**
 * Takes from what is published the pictures of earlier builds that nothing names any more: what the
 * owner has taken away is not to be public still. Gatsby notes in its cache which pictures it has
 * made, and never looks for them, so that they are kept beside those notes.
 */
export const withdrawUnusedPictures = () => {
  const texts = filesBelow("public").filter((file) => /\.(html|json|js|css|xml)$/.test(file));
  const named = new Set(
    texts.flatMap((file) => readFileSync(file, "utf8").match(/\/static\/[\w./-]+/g) ?? []),
  );
  for (const file of filesBelow(PUBLISHED)) {
    const address = file.slice("public".length).replaceAll("\\", "/");
    if (!named.has(address)) move(file, PUBLISHED, UNUSED);
  }
};

/** Puts them back, before a build that may show them again. */
export const restoreUnusedPictures = () => {
  if (existsSync("public")) for (const file of filesBelow(UNUSED)) move(file, UNUSED, PUBLISHED);
  rmSync(UNUSED, { recursive: true, force: true });
};
