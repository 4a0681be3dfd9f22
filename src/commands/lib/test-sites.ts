import { createHash } from "node:crypto";
import { copyFileSync, cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildInputs, filesBelow, updateCopy } from "./repository-copy";

/**
 * Where Gatsby builds what is tested. It keeps what it has built, and the pictures it has made, in
 * the folder it runs in, so that of several builds there only the first starts from nothing.
 */
export const BUILD_FOLDER = ".test-sites/build";

/** Content that only tests change: complete, and in the shape of `content`. */
export const TEST_CONTENT = "__tests__/content";

/** A site that is built for the tests. */
export type TestSite = {
  /** The folder of its content. */
  content: string;
  /** The folder from which it is served, as the build left it. */
  folder: string;
};

/** The owner's content, of which only what holds for any content is tested. */
export const liveSite: TestSite = { content: "content", folder: ".test-sites/live" };
export const testSite: TestSite = { content: TEST_CONTENT, folder: ".test-sites/test" };

/** Brings the folder of the builds up to date with the code and the site's content. */
export const prepareBuild = ({ content }: Pick<TestSite, "content">) =>
  updateCopy(BUILD_FOLDER, content);

/** The types of the queries, which each build writes. */
const QUERY_TYPES = "src/gatsby-types.d.ts";

/** Takes the site that has just been built to the folder from which it is served. */
export const keepBuild = (site: TestSite) => {
  rmSync(site.folder, { recursive: true, force: true });
  cpSync(join(BUILD_FOLDER, "public"), site.folder, { recursive: true });
  copyFileSync(join(BUILD_FOLDER, QUERY_TYPES), QUERY_TYPES);
  writeFileSync(markOf(site), digest(site));
};

const markOf = ({ folder }: TestSite) => `${folder}.digest`;

/** A digest of what a build of the site reads, and of the pages that it holds. */
const digest = ({ content, folder }: TestSite) => {
  const hash = createHash("sha256");
  const inputs = buildInputs(".").map((name) => (name === "content" ? content : name));
  const pages = filesBelow(folder).filter((file) => file.endsWith(".html"));
  for (const file of [...["package-lock.json", ...inputs].flatMap(filesBelow), ...pages]) {
    hash.update(file).update(readFileSync(file));
  }
  return hash.digest("hex");
};

/** Whether the site is there as it would be built from what its content and the code are now. */
export const isBuilt = (site: TestSite) => {
  const mark = markOf(site);
  return existsSync(mark) && readFileSync(mark, "utf8") === digest(site);
};
