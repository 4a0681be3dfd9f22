import { createHash } from "node:crypto";
import { copyFileSync, cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "@brisa/typed-content/disk";
import { codeFiles, QUERY_TYPES, updateCopy } from "./repository-copy";

/** Gatsby caches its results and the resized pictures there: only the first build starts without a cache. */
export const BUILD_FOLDER = ".test-sites/build";

/** Complete, and with the same structure as `content`. */
export const TEST_CONTENT = "__tests__/content";

/** Tests must not depend on the current day. */
export const TEST_DATE = "2027-06-15";

export type TestSite = {
  content: string;
  folder: string;
  /** The day for which it is built, by default the current one. */
  date?: string;
};

/** Tests of it only state what holds for any content. */
export const liveSite: TestSite = { content: "content", folder: ".test-sites/live" };
export const testSite: TestSite = {
  content: TEST_CONTENT,
  folder: ".test-sites/test",
  date: TEST_DATE,
};

export const prepareBuild = ({ content }: Pick<TestSite, "content">) =>
  updateCopy(BUILD_FOLDER, content);

/** Its query types go to `src`; the digest is for {@link isBuilt}. */
export const keepBuild = (site: TestSite) => {
  rmSync(site.folder, { recursive: true, force: true });
  cpSync(join(BUILD_FOLDER, "public"), site.folder, { recursive: true });
  copyFileSync(join(BUILD_FOLDER, QUERY_TYPES), QUERY_TYPES);
  writeFileSync(digestFile(site), digest(site));
};

const digestFile = ({ folder }: TestSite) => `${folder}.digest`;

/** Of the files that a build of the site reads, and of the built pages. */
const digest = ({ content, folder }: TestSite) => {
  const hash = createHash("sha256");
  const pages = filesBelow(folder).filter((file) => file.endsWith(".html"));
  const files = ["package-lock.json", content].flatMap(filesBelow);
  for (const file of [...codeFiles(), ...files, ...pages]) {
    hash.update(file).update(readFileSync(file));
  }
  return hash.digest("hex");
};

export const isBuilt = (site: TestSite) => {
  const file = digestFile(site);
  return existsSync(file) && readFileSync(file, "utf8") === digest(site);
};
