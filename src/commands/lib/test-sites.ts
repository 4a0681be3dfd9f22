import { createHash } from "node:crypto";
import { copyFileSync, cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "../../base/files-below";
import { buildInputs, updateCopy } from "./repository-copy";

/**
 * The folder in which Gatsby builds the tested sites. Gatsby caches its results and the resized pictures
 * there, so only the first build starts without a cache.
 */
export const BUILD_FOLDER = ".test-sites/build";

/** The content of the tests: complete, and with the same structure as `content`. */
export const TEST_CONTENT = "__tests__/content";

/** The day for which the site with that content is built, so that tests do not depend on the current one. */
export const TEST_DATE = "2027-06-15";

/** A site that the tests use. */
export type TestSite = {
  /** The folder with its content. */
  content: string;
  /** The folder with the built site, from which it is served. */
  folder: string;
  /** The day for which it is built, by default the current one. */
  date?: string;
};

/** The owner's content. Tests of it only state what holds for any content. */
export const liveSite: TestSite = { content: "content", folder: ".test-sites/live" };
export const testSite: TestSite = {
  content: TEST_CONTENT,
  folder: ".test-sites/test",
  date: TEST_DATE,
};

/** Updates {@link BUILD_FOLDER} with the code and the site's content. */
export const prepareBuild = ({ content }: Pick<TestSite, "content">) =>
  updateCopy(BUILD_FOLDER, content);

/** The types of the GraphQL queries, which each build writes. */
const QUERY_TYPES = "src/gatsby-types.d.ts";

/**
 * Copies the site that has just been built to the folder from which it is served, and its query types to
 * `src`. Writes a digest for {@link isBuilt}.
 */
export const keepBuild = (site: TestSite) => {
  rmSync(site.folder, { recursive: true, force: true });
  cpSync(join(BUILD_FOLDER, "public"), site.folder, { recursive: true });
  copyFileSync(join(BUILD_FOLDER, QUERY_TYPES), QUERY_TYPES);
  writeFileSync(digestFile(site), digest(site));
};

const digestFile = ({ folder }: TestSite) => `${folder}.digest`;

/** Returns a digest of the files that a build of the site reads and of the built pages. */
const digest = ({ content, folder }: TestSite) => {
  const hash = createHash("sha256");
  const inputs = buildInputs(".").map((name) => (name === "content" ? content : name));
  const pages = filesBelow(folder).filter((file) => file.endsWith(".html"));
  const files = ["package-lock.json", ...inputs].flatMap(filesBelow);
  // The types of the queries are an output: those of the other site may differ.
  for (const file of [...files.filter((each) => each !== QUERY_TYPES), ...pages]) {
    hash.update(file).update(readFileSync(file));
  }
  return hash.digest("hex");
};

/** Returns whether the site is built and up to date with its content and the code. */
export const isBuilt = (site: TestSite) => {
  const file = digestFile(site);
  return existsSync(file) && readFileSync(file, "utf8") === digest(site);
};
