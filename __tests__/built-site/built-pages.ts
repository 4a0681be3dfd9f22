import { readFileSync } from "node:fs";
import { relative, sep } from "node:path";
import { htmlFiles } from "../../src/build/html-files";

/** The folder of the built site under test. */
export const siteRoot = process.env.SITE_ROOT ?? ".test-sites/live";

type BuiltPage = {
  /** Its path below the root, with slashes: `de/precios/index.html`. */
  file: string;
  html: string;
};

/** Returns every page of the built site and of the desk, without the files that Gatsby keeps. */
export const builtPages = (): BuiltPage[] =>
  htmlFiles(siteRoot)
    .map((path) => ({
      file: relative(siteRoot, path).split(sep).join("/"),
      html: readFileSync(path, "utf8"),
    }))
    .filter(({ file }) => !file.startsWith("_gatsby/"));
