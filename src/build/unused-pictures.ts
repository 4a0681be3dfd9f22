import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { filesBelow } from "@brisa/typed-content/disk";

const PUBLISHED = "public/static";

/** In Gatsby's cache, so that they are deleted with it. */
const UNUSED = ".cache/unused-pictures";

const move = (file: string, from: string, to: string) => {
  const target = join(to, file.slice(from.length));
  mkdirSync(dirname(target), { recursive: true });
  renameSync(file, target);
};

/**
 * A deployment has no picture that the owner has deleted; earlier ones may (docs/publishing.md). Kept in Gatsby's
 * cache, since Gatsby remembers which pictures it has made and would not make them again.
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

/** Pages of a new build may refer to them again. */
export const restoreUnusedPictures = () => {
  if (existsSync("public")) for (const file of filesBelow(UNUSED)) move(file, UNUSED, PUBLISHED);
  rmSync(UNUSED, { recursive: true, force: true });
};
