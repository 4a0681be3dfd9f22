import { readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { filesBelow } from "../../packages/typed-content/files/files-below";

/** The folder of the built site under test. */
export const siteRoot = process.env.SITE_ROOT ?? ".test-sites/live";

/** Comes from `setup/built-pages-environment.js`. */
declare const parseOnce: (path: string, type: DOMParserSupportedType) => Document;

/** Returns the document of a built file, such as `de/precios/index.html`: one for all tests, none may change it. */
export const documentOf = (file: string) => {
  const type = /\.(svg|xml)$/.test(file) ? "text/xml" : "text/html";
  return parseOnce(join(siteRoot, file), type);
};

/** Returns every page of the built site and of the desk, without the files that Gatsby keeps. */
export const builtPages = () =>
  filesBelow(siteRoot)
    .filter((file) => file.endsWith(".html"))
    .map((path) => ({
      /** Its path below the root, with slashes: `de/precios/index.html`. */
      file: relative(siteRoot, path).split(sep).join("/"),
      html: readFileSync(path, "utf8"),
    }))
    .filter(({ file }) => !file.startsWith("_gatsby/"));

/** Returns the pages that visitors see, with their documents. */
export const visitedPages = () => {
  const pages = builtPages()
    .filter(({ file }) => !file.startsWith("admin/"))
    .map((built) => ({ ...built, page: documentOf(built.file) }));
  expect(pages.length).toBeGreaterThan(40);
  return pages;
};
