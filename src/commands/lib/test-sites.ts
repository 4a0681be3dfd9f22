import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildInputs, filesBelow, updateCopy } from "./repository-copy";

/**
 * Where the tests' own content is built: a stable folder, since Gatsby keeps what it has built, and
 * the pictures it has made, in the folder it runs in.
 */
export const TEST_SITE = ".test-site";

/** Content that only tests change: complete, and in the shape of `content`. */
export const TEST_CONTENT = "__tests__/content";

/** Brings the test site's folder up to date with the code and the tests' content. */
export const updateTestSite = () => updateCopy(TEST_SITE, TEST_CONTENT);

/** In Gatsby's cache, which goes when a build has to start from nothing. */
const markOf = (folder: string) => join(folder, ".cache", "built-for-tests");

/** A digest of what a build of the folder reads, and of the pages that it holds. */
const digest = (folder: string) => {
  const hash = createHash("sha256");
  const read = ["package-lock.json", ...buildInputs(folder).map((name) => join(folder, name))];
  const pages = filesBelow(join(folder, "public")).filter((file) => file.endsWith(".html"));
  for (const file of [...read.flatMap(filesBelow), ...pages]) {
    hash.update(file).update(readFileSync(file));
  }
  return hash.digest("hex");
};

/** Remembers that the folder's site has just been built for the tests. */
export const markBuilt = (folder: string) => writeFileSync(markOf(folder), digest(folder));

/** Whether the folder's site is the one that was built for the tests from what it holds now. */
export const isBuilt = (folder: string) => {
  const mark = markOf(folder);
  return existsSync(mark) && readFileSync(mark, "utf8") === digest(folder);
};
